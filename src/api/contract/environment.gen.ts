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
        Problem: {
            detail: string;
            errors?: {
                field: string;
                message: string;
            }[];
            instance: string;
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
        /** @description The technical name of the environment, in any case. */
        name: string;
    };
    requestBodies: never;
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
}
