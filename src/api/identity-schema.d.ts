// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The discovery document
         * @description What the provider can do and where (OpenID Connect Discovery 1.0).
         */
        get: operations["getDiscovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-in page
         * @description Opened by the browser as a page. It asks for what it needs, then sends the browser to `redirect_uri` with the
         *     outcome in the fragment. A wrong client or redirect address shows a page and sends the browser nowhere.
         *
         *     | Outcome | Fragment |
         *     |---|---|
         *     | signed in | `id_token`, `access_token`, `token_type=Bearer`, `expires_in` (seconds), `state`, perhaps `scope` |
         *     | refused | `error` (access_denied, login_required, invalid_request …), `error_description`, `state` |
         *
         *     The id token is a JWT signed with RS256. Its claims: `iss`, `aud` (the client), `sub`, `exp`, `iat`, `nbf`,
         *     `nonce`, `at_hash` (of the access token), `name`, `email`, `email_verified`.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys id tokens are signed with
         * @description A JSON Web Key Set (RFC 7517), public halves only. The host verifies id tokens with them; the app does not.
         */
        get: operations["getSigningKeys"];
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
        /**
         * @example {
         *       "issuer": "https://identity.linx.example",
         *       "authorization_endpoint": "https://identity.linx.example/authorize",
         *       "jwks_uri": "https://identity.linx.example/keys",
         *       "response_types_supported": [
         *         "id_token token"
         *       ],
         *       "response_modes_supported": [
         *         "fragment"
         *       ],
         *       "scopes_supported": [
         *         "openid",
         *         "profile",
         *         "email"
         *       ],
         *       "subject_types_supported": [
         *         "pairwise"
         *       ],
         *       "id_token_signing_alg_values_supported": [
         *         "RS256"
         *       ],
         *       "claims_supported": [
         *         "iss",
         *         "aud",
         *         "sub",
         *         "exp",
         *         "iat",
         *         "nbf",
         *         "nonce",
         *         "at_hash",
         *         "name",
         *         "email",
         *         "email_verified"
         *       ]
         *     }
         */
        Discovery: {
            /** @description Whole address of the sign-in page. */
            authorization_endpoint: string;
            claims_supported?: string[];
            /** @description Whole address of the sign-out page. */
            end_session_endpoint?: string;
            /** @description RS256 is among them. */
            id_token_signing_alg_values_supported: string[];
            /** @description The `iss` of every id token. */
            issuer: string;
            /** @description Whole address of the keys. */
            jwks_uri: string;
            response_modes_supported?: string[];
            response_types_supported: string[];
            scopes_supported?: string[];
            subject_types_supported: string[];
        };
        /**
         * @example {
         *       "error": "not_found",
         *       "error_description": "There is nothing at this address."
         *     }
         */
        IdentityFailure: {
            /** @description For programs. */
            error: string;
            /** @description For developers. */
            error_description?: string;
        };
        SigningKey: {
            /** @description The algorithm: RS256. */
            alg?: string;
            /** @description Exponent, base64url without padding. */
            e: string;
            /** @description The `kid` in the header of the id tokens it signed. */
            kid: string;
            /** @description The kind of key: RSA. */
            kty: string;
            /** @description Modulus, base64url without padding. */
            n: string;
            /** @description What for: sig. */
            use?: string;
        };
        /**
         * @example {
         *       "keys": [
         *         {
         *           "kty": "RSA",
         *           "use": "sig",
         *           "alg": "RS256",
         *           "kid": "k-2026-06",
         *           "n": "sXchDaQebHnPiGvyDOAT4saGEUetSyo9MKLOoWFsueri23bOdgWp4Dy1WlUzewbgBHod5pcM9H95GQRV3JDXboIRROSBigeC5yjU1hGzHHyXss8UDprecbAYxknTcQkhslANGRUZmdTOQ5qTRsLAt6BTYuyvVRdhS8exSZEy_c4gs_7svlJJQ4H9_NxsiIoLwAEk7-Q3UXERGYw_75IDrGA84-lA_-Ct4eTlXHBIY2EaV7t7LjJaynVJCpkv4LKjTTAumiGUIuQhrNhZLuF_RJLqHpM2kgWFLU7-VTdL1VbC2tejvcI2BlMkEpk1BzBZI0KQB0GaDWFLN-aEAw3vRw",
         *           "e": "AQAB"
         *         }
         *       ]
         *     }
         */
        SigningKeys: {
            keys: components["schemas"]["SigningKey"][];
        };
    };
    responses: {
        /** @description No provider answers at this address. */
        NotThere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityFailure"];
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
    getDiscovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discovery"];
                };
            };
            404: components["responses"]["NotThere"];
        };
    };
    authorize: {
        parameters: {
            query: {
                /**
                 * @description The app, as registered with the provider.
                 * @example linx-golf
                 */
                client_id: string;
                /**
                 * @description How to sign in; the provider asks when it is left out.
                 * @example microsoft
                 */
                domain_hint?: "email" | "microsoft";
                /**
                 * @description The email address to fill in.
                 * @example nora@whitcombe.example
                 */
                login_hint?: string;
                /**
                 * @description Random, comes back inside the id token; shows that the token was made for this sign-in.
                 * @example pX7cW1vLd9sE3gUf
                 */
                nonce: string;
                /**
                 * @description Whether to ask again who it is (login, select_account) or not to ask at all (none).
                 * @example select_account
                 */
                prompt?: "none" | "login" | "select_account";
                /**
                 * @description Where the browser goes afterwards; /direct-login of the app, as registered.
                 * @example https://app.linx.example/direct-login
                 */
                redirect_uri: string;
                /**
                 * @description The outcome goes into the fragment, which no server sees.
                 * @example fragment
                 */
                response_mode: "fragment";
                /**
                 * @description Both tokens.
                 * @example id_token token
                 */
                response_type: "id_token token";
                /**
                 * @description The requested scopes, separated by spaces; openid is among them.
                 * @example openid profile email
                 */
                scope: string;
                /**
                 * @description Random, comes back as it is; shows that this browser session began the sign-in.
                 * @example hJ4kz0aYb2mQ8rTn
                 */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Done: the browser goes to `redirect_uri`, the outcome in the fragment. */
            302: {
                headers: {
                    /** @description The address with its fragment. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client or the redirect address is not registered, or a parameter is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            404: components["responses"]["NotThere"];
        };
    };
}
