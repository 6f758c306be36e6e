/** Every language that has its texts: found by vite.config.ts, so that none is listed anywhere. */
declare module "virtual:languages" {
    export const languages: readonly {
        /** As browsers know it: `en`, `pt-BR`. */
        id: string;
        /** In its own words. */
        name: string;
        direction: "ltr" | "rtl";
    }[];
}
