// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/v1.0/me/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the person's contacts
         * @description The next page is behind `@odata.nextLink`: an address to be called as it is, with whatever cursor it has.
         *     The last page has none. A page may be empty and still have a next one.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Contact: {
            /** @description Its version. */
            "@odata.etag"?: string;
            /** @description Any text, often both names. */
            displayName?: string | null;
            /** @description None or several; the first that is an email address is used. */
            emailAddresses?: components["schemas"]["ContactEmail"][];
            /** @description First name. */
            givenName?: string | null;
            /** @description Opaque. */
            id: string;
            /** @description Last name. */
            surname?: string | null;
        };
        ContactEmail: {
            address?: string | null;
            name?: string | null;
        };
        /**
         * @example {
         *       "@odata.context": "https://graph.microsoft.com/v1.0/$metadata#users('me')/contacts",
         *       "@odata.nextLink": "https://graph.microsoft.com/v1.0/me/contacts?$top=2&$skip=2",
         *       "value": [
         *         {
         *           "@odata.etag": "W/\"EQAAABYAAAC1\"",
         *           "id": "AAMkAD-1",
         *           "displayName": "Joan Abernathy",
         *           "givenName": "Joan",
         *           "surname": "Abernathy",
         *           "emailAddresses": [
         *             {
         *               "name": "Joan Abernathy",
         *               "address": "joan.abernathy@hollow.example"
         *             }
         *           ]
         *         },
         *         {
         *           "@odata.etag": "W/\"EQAAABYAAAC2\"",
         *           "id": "AAMkAD-2",
         *           "displayName": "Starter's hut",
         *           "givenName": null,
         *           "surname": null,
         *           "emailAddresses": []
         *         }
         *       ]
         *     }
         */
        ContactsPage: {
            /** @description What the answer is. */
            "@odata.context"?: string;
            /** @description The whole address of the next page; absent on the last one. */
            "@odata.nextLink"?: string;
            value: components["schemas"]["Contact"][];
        };
        /**
         * @example {
         *       "error": {
         *         "code": "InvalidAuthenticationToken",
         *         "message": "Lifetime validation failed."
         *       }
         *     }
         */
        GraphFailure: {
            error: {
                /** @description For programs: InvalidAuthenticationToken, ErrorAccessDenied. */
                code: string;
                /** @description Whatever more Microsoft says. */
                innerError?: unknown;
                /** @description For developers, in English. */
                message: string;
            };
        };
    };
    responses: {
        /** @description It failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GraphFailure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description The fields wanted, separated by commas.
                 * @example displayName,givenName,surname,emailAddresses
                 */
                $select?: string;
                /**
                 * @description How many to leave out; set by `@odata.nextLink`.
                 * @example 100
                 */
                $skip?: number;
                /**
                 * @description Contacts per page.
                 * @example 100
                 */
                $top?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactsPage"];
                };
            };
            /** @description A parameter is not acceptable. */
            400: components["responses"]["Failure"];
            /** @description No access token, or one that is no longer good. */
            401: components["responses"]["Failure"];
            /** @description Reading contacts was not allowed. */
            403: components["responses"]["Failure"];
            /** @description The person has no mailbox. */
            404: components["responses"]["Failure"];
            /** @description Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphFailure"];
                };
            };
            /** @description Microsoft Graph failed. */
            500: components["responses"]["Failure"];
            /** @description Microsoft Graph cannot answer now. */
            503: components["responses"]["Failure"];
        };
    };
}
