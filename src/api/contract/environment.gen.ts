// Made from environment.openapi.yaml by `npm run contract`; change the document, not this file.

export interface paths {
    "/{name}/connectors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** All connectors, by name */
        get: operations["listConnectors"];
        put?: never;
        /** Add a connector, enabled and not the default one */
        post: operations["createConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a connector that is neither built in nor the default one */
        delete: operations["removeConnector"];
        options?: never;
        head?: never;
        /**
         * Change a connector
         * @description Making one the default takes that from the other of its type. The default one can't be disabled, and a built-in
         *     one can only be enabled, disabled and made the default.
         */
        patch: operations["updateConnector"];
        trace?: never;
    };
    "/{name}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The settings */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of the settings */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/{name}/settings/available-sdk-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The studio versions the environment can be set to */
        get: operations["listAvailableSdkVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The templates, newest change first */
        get: operations["listTemplates"];
        put?: never;
        /** Add a template */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /** One template */
        get: operations["getTemplate"];
        /**
         * Save the document, or rename
         * @description With a document it is saved, with `name` the template is renamed, with both it is both. A `revision` older than that of
         *     the document stored answers 409 and changes nothing; without one the document is overwritten.
         */
        put: operations["saveTemplate"];
        post?: never;
        /** Delete a template */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /** The document of a template, as a file named after it */
        get: operations["downloadTemplate"];
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
        /** @description A host name; `*.` in front stands for every host below it. */
        AllowedDomain: string;
        AllowedDomains: components["schemas"]["AllowedDomain"][];
        /** @enum {string} */
        Authentication: "none" | "staticKey" | "oAuth2ClientCredentials" | "oAuth2AuthorizationCode";
        Connector: {
            allowedDomains: components["schemas"]["AllowedDomains"];
            authentication: components["schemas"]["ConnectorAuthentication"];
            /** @description One of each type. */
            default: boolean;
            description: components["schemas"]["ConnectorDescription"];
            enabled: boolean;
            iconUrl: string | null;
            /** Format: uuid */
            id: string;
            name: components["schemas"]["ConnectorName"];
            ownerType: components["schemas"]["ConnectorOwner"];
            supportedAuthentication: {
                browser: components["schemas"]["Authentication"][];
                server: components["schemas"]["Authentication"][];
            };
            type: components["schemas"]["ConnectorType"];
            version: string;
        };
        ConnectorAuthentication: {
            browser: components["schemas"]["Authentication"];
            server: components["schemas"]["Authentication"];
        };
        ConnectorDescription: string;
        ConnectorName: string;
        /** @enum {string} */
        ConnectorOwner: "builtIn" | "user" | "grafx";
        /** @enum {string} */
        ConnectorType: "media" | "fonts" | "data";
        CreateConnector: {
            allowedDomains?: components["schemas"]["AllowedDomains"];
            authentication?: components["schemas"]["ConnectorAuthentication"];
            description?: components["schemas"]["ConnectorDescription"];
            name: components["schemas"]["ConnectorName"];
            type: components["schemas"]["ConnectorType"];
        };
        /**
         * @description A document as `/document.schema.json` says, of at most 20 MB. It is stored as it is sent; earlier versions are
         *     brought up to the present one.
         */
        Document: Record<string, never>;
        OneTemplate: {
            data: components["schemas"]["Template"];
        };
        PageLinks: {
            /** @description The address of the next page; missing on the last one. */
            nextPage?: string;
        };
        /** @description Most items a page has. */
        PageSize: number;
        Problem: {
            /**
             * @description Why a document is refused: 303001 it is of a newer version, 303011 it is no JSON, 303012 it is no valid
             *     document. `errors[0].field` is then the JSON pointer of the first fault.
             */
            code?: number;
            detail: string;
            errors?: {
                field: string;
                message: string;
            }[];
            instance: string;
            /** @description The state a save would have overwritten. */
            saved?: {
                /** Format: date-time */
                at: string;
                by: string | null;
                revision: number;
            };
            status: number;
            title: string;
            type: string;
        };
        SdkVersion: {
            engineVersion: string;
            sdkVersion: string;
        };
        /** @description `latest`, or major and minor; a patch number is an error. */
        SdkVersionLabel: string;
        Settings: {
            sdkVersionPublic: components["schemas"]["SdkVersionLabel"];
        };
        Template: {
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description The last change of the document.
             */
            lastModifiedContentUtc: string;
            /**
             * Format: date-time
             * @description The last change of any kind.
             */
            lastModifiedDate: string;
            /** @description Who saved the document last. */
            lastSavedBy: string | null;
            name: string;
            /** @description Counts saves of the document. */
            revision: number;
        };
        /** @description How many items there are on all pages. */
        Total: number;
        UpdateConnector: {
            allowedDomains?: components["schemas"]["AllowedDomains"];
            authentication?: components["schemas"]["ConnectorAuthentication"];
            /** @constant */
            default?: true;
            description?: components["schemas"]["ConnectorDescription"];
            enabled?: boolean;
            name?: components["schemas"]["ConnectorName"];
        };
        UpdateSettings: {
            sdkVersionPublic: components["schemas"]["SdkVersionLabel"];
        };
    };
    responses: {
        /** @description What went wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        connectorId: string;
        /** @description 1 to 255 characters, blanks around them left out. */
        itemName: string;
        /** @description Most items of a page; 50 if left out. */
        limit: number;
        /** @description The technical name of the environment, in any case. */
        name: string;
        /** @description Taken from `links.nextPage` of the page before. */
        nextPageToken: string;
        /** @description The revision of the document the caller has changed. */
        revision: number;
        /** @description Any part of the name, in any case and with or without its accents. */
        search: string;
        /** @description What to sort by, in any case. */
        sortBy: string;
        /** @description `asc` or `desc`, in any case. */
        sortOrder: string;
        templateId: string;
    };
    requestBodies: {
        Document: {
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        OptionalDocument: {
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listConnectors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The connectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connector"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConnector"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new connector. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connector"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConnector"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The connector as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connector"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSettings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listAvailableSdkVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Engine and SDK version by label; `latest` is always one of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["SdkVersion"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
                /** @description Any part of the name, in any case and with or without its accents. */
                search?: components["parameters"]["search"];
                /** @description What to sort by, in any case. */
                sortBy?: components["parameters"]["sortBy"];
                /** @description `asc` or `desc`, in any case. */
                sortOrder?: components["parameters"]["sortOrder"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of templates. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"][];
                        links: components["schemas"]["PageLinks"];
                        pageSize: components["schemas"]["PageSize"];
                        total: components["schemas"]["Total"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTemplate: {
        parameters: {
            query?: {
                /** @description 1 to 255 characters, blanks around them left out. */
                name?: components["parameters"]["itemName"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Document"];
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new template. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveTemplate: {
        parameters: {
            query?: {
                /** @description 1 to 255 characters, blanks around them left out. */
                name?: components["parameters"]["itemName"];
                /** @description The revision of the document the caller has changed. */
                revision?: components["parameters"]["revision"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["OptionalDocument"];
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The document as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
