// Fetches the files of a part before the browser imports it. A browser may keep a failed import as long as the page
// lives, and Vite's own loader never asks for a sheet twice. A failed fetch leaves no trace.
import { FileGone } from "../protocol/retry";

/** Undefined: it did not come, and what the browser has kept of it is of no use. */
const fetched = new Map<string, Promise<void> | undefined>();

async function fetchFile(url: string): Promise<void> {
    const response = await fetch(url, fetched.has(url) ? { cache: "reload" } : {});
    await response.arrayBuffer(); // the import takes it from the browser's cache
    if (response.status === 404) throw new FileGone(url);
    if (!response.ok) throw new Error(url);
    if (url.endsWith(".css")) await addSheet(url);
}

function addSheet(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.crossOrigin = "";
        link.href = url;
        link.onload = () => resolve();
        link.onerror = () => {
            link.remove();
            reject(new Error(url));
        };
        document.head.append(link);
    });
}

/** The page itself asks for it, so it is there or on the way. */
const isLinked = (url: string) => [...document.getElementsByTagName("link")].some(({ href }) => href === url);

function fetchOnce(url: string): Promise<void> {
    let file = fetched.get(url);
    if (file === undefined) {
        file = isLinked(url) ? Promise.resolve() : fetchFile(url);
        fetched.set(url, file);
        file.catch(() => fetched.set(url, undefined));
    }
    return file;
}

/**
 * Imports a part of the page, or rejects so that it can be asked for again. The build puts this around each `import()`.
 * `files`: the modules and sheets that the part needs, by their paths from `importer`. A module that needs no other
 * file is not among them, so it is read from the import.
 */
export async function loadPart<M>(importModule: () => Promise<M>, files: string[] = [], importer = ""): Promise<M> {
    const [, module] = /import\("(.+?)"\)/.exec(String(importModule)) ?? [];
    const paths = module === undefined ? files : [module, ...files];
    await Promise.all(paths.map((path) => fetchOnce(new URL(path, importer).href)));
    return importModule();
}
