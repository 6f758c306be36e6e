// Runs in the page under test before its own scripts: what a browser keeps to itself becomes a complaint on the
// console.
(() => {
    const text = (reason) => (reason instanceof Error ? `${reason} ${reason.stack}` : String(reason));
    addEventListener("error", ({ error, message }) => console.error(`error: ${error ? text(error) : message}`));
    addEventListener("unhandledrejection", ({ reason }) => console.error(`unhandled: ${text(reason)}`));
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
})();
