// The classes of the page: which components have them, and which selectors of the sheets name them.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseCss } from "svelte/compiler";

// Vitest runs in client-web.
const source = path.resolve("src");
const filesOf = (ending: string) =>
    readdirSync(source, { recursive: true })
        .map(String)
        .filter((name) => name.endsWith(ending))
        .sort();
const textOf = (file: string) => readFileSync(path.join(source, file), "utf8");

/** A node of Svelte's trees, of components and of sheets. */
export interface Node {
    type: string;
    start: number;
    end: number;
    [member: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const members = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The node and everything in it. */
const all = (node: Node): Node[] => [node, ...members(node).flatMap(all)];

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** The classes that an expression can give. Those of variables and calls are not known. */
function given(node: Node): string[] {
    const of = (...names: string[]) => names.flatMap((name) => [node[name]].flat().filter(isNode).flatMap(given));
    switch (node.type) {
        case "Text":
            return words(node["data"] as string);
        case "Literal":
            return words(String(node["value"]));
        case "TemplateElement":
            return words((node["value"] as { cooked: string }).cooked);
        case "ExpressionTag":
            return of("expression");
        case "ArrayExpression":
            return of("elements");
        case "ObjectExpression":
            return of("properties");
        case "Property":
            return isNode(node["key"]) && node["key"].type === "Identifier" ? [String(node["key"]["name"])] : of("key");
        case "ConditionalExpression":
            return of("consequent", "alternate");
        case "LogicalExpression":
            return node["operator"] === "&&" ? of("right") : of("left", "right");
        case "TemplateLiteral":
            return of("quasis", "expressions");
        default:
            return [];
    }
}

const classesIn = (component: string): string[] =>
    all(parse(textOf(component), { modern: true }).fragment as unknown as Node).flatMap((node) => {
        if (node.type === "ClassDirective") return [String(node["name"])];
        if (node.type !== "Attribute" || node["name"] !== "class") return [];
        return [node["value"]].flat().filter(isNode).flatMap(given);
    });

/** The components that have each class. */
export function usersOfClasses(): Map<string, Set<string>> {
    const users = new Map<string, Set<string>>();
    for (const component of filesOf(".svelte"))
        for (const name of classesIn(component)) users.set(name, (users.get(name) ?? new Set()).add(component));
    return users;
}

export interface Selector {
    /** Its path in `src`. */
    sheet: string;
    line: number;
    text: string;
    tree: Node;
}

const rulesIn = (node: Node): Node[] => {
    if (node.type === "Rule") return [node];
    return node.type === "Atrule" && node["name"] === "keyframes" ? [] : members(node).flatMap(rulesIn);
};

/** Every selector of every sheet. */
export const selectors = (): Selector[] =>
    filesOf(".css").flatMap((file) => {
        const css = textOf(file);
        return rulesIn(parseCss(css) as unknown as Node).flatMap((rule) =>
            members(rule["prelude"] as Node).map((tree) => ({
                sheet: file,
                line: css.slice(0, tree.start).split("\n").length,
                text: css.slice(tree.start, tree.end).replace(/\s+/g, " "),
                tree,
            })),
        );
    });

/** The name of every animation of every sheet. */
export const animations = (): string[] =>
    filesOf(".css").flatMap((file) =>
        all(parseCss(textOf(file)) as unknown as Node)
            .filter(({ type, name }) => type === "Atrule" && name === "keyframes")
            .map(({ prelude }) => String(prelude)),
    );

/** A rule of a component's style block. */
export interface Block {
    component: string;
    /** What it sets. */
    properties: string[];
    /** Each selector: what it says of others before the component's own elements, and after them. */
    selectors: { text: string; before: string; after: string }[];
}

const kGlobal = /^:global\(/;

/** Its own elements stand in the middle: others are named by `:global()` alone. */
function partsOf(tree: Node, css: string): { text: string; before: string; after: string } {
    const compounds = (tree["children"] as Node[]).map(({ start, end }) =>
        css
            .slice(start, end)
            .replace(/\s+/g, " ")
            .replace(/^[>+~ ]+/, ""),
    );
    const own = compounds.map((compound) => !kGlobal.test(compound));
    const first = own.indexOf(true);
    const last = own.lastIndexOf(true);
    return {
        text: css.slice(tree.start, tree.end).replace(/\s+/g, " "),
        before: compounds.slice(0, first < 0 ? undefined : first).join(" "),
        after: first < 0 ? "" : compounds.slice(last + 1).join(" "),
    };
}

/** Every rule of every style block. */
export const styleBlocks = (): Block[] =>
    filesOf(".svelte").flatMap((component) => {
        const text = textOf(component);
        const css = parse(text, { modern: true }).css as unknown as Node | null;
        return (css === null ? [] : (css["children"] as Node[]).flatMap(rulesIn)).map((rule) => ({
            component,
            properties: members(rule["block"] as Node)
                .filter(({ type }) => type === "Declaration")
                .map(({ property }) => String(property)),
            selectors: members(rule["prelude"] as Node).map((tree) => partsOf(tree, text)),
        }));
    });
