// Made from environment.openapi.yaml by `npm run contract`; change the document, not this file.

export interface paths {
    "/{name}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /**
         * What was done in the environment, newest first
         * @description Every write through either API has an entry, made in the same transaction: who, when, what, on what, what it was
         *     before and after, the request id and how it ended. A write that was let in and then refused or failed has one as
         *     well. Entries can't be changed through any API, and are deleted when they are older than the platform keeps them,
         *     400 days unless it is set otherwise.
         */
        get: operations["listEnvironmentActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/brand-kits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The brand kits, by name */
        get: operations["listBrandKits"];
        put?: never;
        /** Create a brand kit */
        post: operations["createBrandKit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/brand-kits/{brandKitId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandKitId: components["parameters"]["brandKitId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** One brand kit */
        get: operations["getBrandKit"];
        /**
         * Replace all of a brand kit but its id and dates
         * @description A `revision` older than that stored answers 409 and changes nothing; without one the kit is overwritten. Of a
         *     theme only what differs is kept. What can't be kept answers 400 with its place, such as `colors.2.name`.
         */
        put: operations["saveBrandKit"];
        post?: never;
        /** Delete a brand kit; documents that imported it keep their copy */
        delete: operations["deleteBrandKit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /**
         * All connectors, by name
         * @description Plain users get the id, the name and the type of each, and neither where it leads nor how it signs in.
         */
        get: operations["listConnectors"];
        put?: never;
        /** Add a connector, disabled and not the default one */
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
        /** Remove a connector of the environment's own people that is not the default one */
        delete: operations["removeConnector"];
        options?: never;
        head?: never;
        /**
         * Change a connector
         * @description Making one the default takes that from the other of its type. The default one can't be disabled, and one that is
         *     not of the environment's own people, built in or of the marketplace, can only be enabled, disabled and made the
         *     default. What is disabled is offered for nothing new; documents that use it are drawn as before.
         *
         *     Credentials go in and never come out: answers say whether they are set. They are forgotten when the way to
         *     authenticate changes or the source moves to another host, unless new ones come along.
         */
        patch: operations["updateConnector"];
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/assets": {
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
        /**
         * What lies in a folder of a media connector, folders before assets
         * @description The platform asks the source; nothing of it is fetched by the browser. A search finds names in the folder and all
         *     below it. 409 for a connector that is disabled, is none of media or reaches nothing; 502 where its source can't be
         *     reached, refuses or answers with something else.
         */
        get: operations["listConnectorAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/fonts": {
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
        /**
         * The font families of a connector of fonts, for taking styles of them into the library
         * @description The platform asks the source; nothing of it is fetched by the browser. A search finds families by their names. 409 for
         *     a connector that is disabled, is none of fonts or has no source; 502 where its source can't be reached, refuses or
         *     answers with something else.
         */
        get: operations["listConnectorFonts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/fonts/upload": {
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
        /**
         * Take the file of a font from a connector of fonts into an upload
         * @description As if its file had been sent to `uploadFonts`: it is checked and judged in the same way, and the library does not
         *     change until the upload is confirmed. 404 for a font the source does not have; 409 and 502 as `listConnectorFonts`.
         */
        post: operations["uploadConnectorFont"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/picture/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        /**
         * A picture of a media connector, for choosing one
         * @description For connectors that are enabled; documents are drawn with pictures of disabled ones as well. Plain users ask by the id of
         *     an asset of the environment.
         */
        get: operations["getConnectorPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/rows": {
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
        /**
         * The rows of a data connector, for choosing one
         * @description As they were at most five minutes ago. 409 for a connector that is disabled, is none of data or has no source; 502
         *     where its source can't be reached, refuses or answers with something else.
         */
        get: operations["listConnectorRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/connectors/{connectorId}/session": {
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
        /**
         * Whether the caller is signed in to the source of a connector, and where to sign in
         * @description For people, and for connectors that ask their users to sign in; 409 for others. The address leads to the sign-in page
         *     of the source and holds for ten minutes. From there the browser comes back to the console with a code, which
         *     `openConnectorSession` takes.
         */
        get: operations["getConnectorSession"];
        put?: never;
        /**
         * Sign in to the source of a connector with the code it has given
         * @description The platform gets the tokens and keeps them, sealed, for the caller alone; the browser never sees them. 400 for a state
         *     that was made for somebody else, for another connector or too long ago.
         */
        post: operations["openConnectorSession"];
        /** Sign the caller, and nobody else, out of the source of a connector */
        delete: operations["endConnectorSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/data-sets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The data sets, by name */
        get: operations["listDataSets"];
        put?: never;
        /**
         * Make a data set of a CSV file or an Excel workbook
         * @description A CSV file has commas, semicolons or tabs, which is found by itself or said by a first line such as `sep=;`. It is in UTF-8
         *     with or without a byte order mark, in UTF-16 with one, or else in Windows-1252. Its first row has the names of the
         *     columns; a shorter row has no values at its end, and a longer one is refused with its number. A column whose values are
         *     all `true` or `false`, days as `yyyy-MM-dd` or numbers is one of that type; a comma may stand before the decimals where
         *     none stands between values. Values with a leading 0 or + stay text.
         *
         *     Of a workbook (`.xlsx`) one sheet is read: formulas by their last result, merged cells as if each row they span had their
         *     value. A column of numbers, days or truth values is one of that type, and its cells keep the text they show, such as
         *     12 % or 1 June 2027, beside the value. A protected, damaged or older workbook (`.xls`) is refused.
         *
         *     Takes 10 MB, 200 columns, 10,000 rows and 10,000 characters a value.
         */
        post: operations["createDataSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/data-sets/{dataSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** One data set, without its rows */
        get: operations["getDataSet"];
        put?: never;
        post?: never;
        /** Delete a data set; documents that take their records from it have none then */
        delete: operations["deleteDataSet"];
        options?: never;
        head?: never;
        /** Rename a data set */
        patch: operations["renameDataSet"];
        trace?: never;
    };
    "/{name}/data-sets/{dataSetId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The rows of a data set in their order */
        get: operations["listDataRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/external-media/vision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what smart crop should keep in sight of a picture outside the platform
         * @description Takes PNG and JPG up to 10 MB; a larger picture answers 413 and another type 400. Nothing of it is kept.
         */
        post: operations["findVision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-families": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The families of fonts, by name */
        get: operations["listFontFamilies"];
        put?: never;
        post?: never;
        /**
         * Delete families with all their styles
         * @description When one of the ids is unknown nothing is deleted.
         */
        delete: operations["deleteFontFamilies"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-families/{familyId}/styles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                familyId: components["parameters"]["familyId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The styles of a family, from light to heavy */
        get: operations["listFontStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete styles
         * @description When one of the ids is unknown nothing is deleted, nor when one is a built-in style of the default family (400). A
         *     family without styles goes with its last one.
         */
        delete: operations["deleteFontStyles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/{styleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        /** One style */
        get: operations["getFontStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/{styleId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        /** The file of a style */
        get: operations["downloadFontStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/{styleId}/preview/{shape}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description One of `square` and `line`. */
                shape: string;
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        /** A picture of text that is set in a style */
        get: operations["previewFontStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/temp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send font files
         * @description TTF, OTF, WOFF, WOFF2 and collections (TTC, OTC), by the ending of their name. Packed fonts are kept unpacked, and
         *     each font of a collection is a file of its own in the upload. A file has at most 50 MB, also unpacked; the fonts of a
         *     collection have at most 200 MB together, and an upload has 100 files.
         *
         *     The library does not change until the upload is confirmed, for which there are 24 hours. Files of one call are taken all or not at all; with `batchId` they join those sent before.
         */
        post: operations["uploadFonts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/temp/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take files out of an upload */
        delete: operations["removeUploadedFonts"];
        options?: never;
        head?: never;
        /** Correct what files of an upload are called */
        patch: operations["correctFonts"];
        trace?: never;
    };
    "/{name}/font-styles/temp/{batchId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the files of an upload to the library
         * @description Answers 409 as long as a file has an error. The licences of the fonts have to allow it; whoever confirms says they do.
         *     With `ids` only those files are added and have to be without errors, and the others go with the upload: whoever
         *     confirms may not have seen a file whose sending was cancelled.
         */
        post: operations["confirmFonts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/font-styles/temp/{batchId}/files/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The id of a file of the upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        /**
         * A file of an upload, to be looked at before it is confirmed
         * @description 404 as well for a file that was refused for what it is, of which nothing is kept.
         */
        get: operations["downloadUploadedFont"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** What lies in a folder, folders before assets */
        get: operations["listMedia"];
        put?: never;
        /** Upload a file into a folder */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** One asset */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /** Delete an asset */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /** Rename or move an asset */
        patch: operations["updateMedia"];
        trace?: never;
    };
    "/{name}/media/{mediaId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The bytes of an asset, unchanged, as an attachment */
        get: operations["downloadMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media/{mediaId}/preview/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        /** A preview of an asset */
        get: operations["previewMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media/{mediaId}/vision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** What smart crop keeps in sight of an asset */
        get: operations["getMediaVision"];
        put?: never;
        /** Draw what smart crop keeps in sight of an asset, or go back to what was found */
        post: operations["saveMediaVision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media/directory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a folder */
        post: operations["createMediaFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/media/directory/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: components["parameters"]["folderId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** A folder, and how much lies in it */
        get: operations["getMediaFolder"];
        put?: never;
        post?: never;
        /** Delete a folder with all that lies in it */
        delete: operations["deleteMediaFolder"];
        options?: never;
        head?: never;
        /** Rename or move a folder */
        patch: operations["updateMediaFolder"];
        trace?: never;
    };
    "/{name}/output/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                format: components["schemas"]["OutputFormat"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make files of a template, an own project or a document
         * @description Answers with a task. GIF, which repeats without end, and MP4, in H.264, last as long as the timeline of the
         *     layout; PNG, JPG and PDF show it without animation. Pictures and films of several records come in one zip
         *     archive, a PDF of several records is one file with all pages unless `maxRecordsPerFile` splits it, and several
         *     layouts come in one zip archive with the files of each. Takes 10,000 records, 10 MB of variables and 20 MB in
         *     all, else 413. With `wait`, a call for one PNG or JPG answers the picture itself where it is made within 10
         *     seconds, and what `getOutputTask` answers where it can't be. A value the document can't take answers 422 with its
         *     `record`, its `field` and a `code`, unless `onInvalidValue` is `adjust`.
         */
        post: operations["startOutput"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The output settings, by name */
        get: operations["listOutputSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/settings/{setting}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** One output setting */
        get: operations["getOutputSetting"];
        /**
         * Change an output setting, all of it but its format
         * @description What is left out is as in a new one. The default of a format takes over from the one before.
         */
        put: operations["saveOutputSetting"];
        /** Create an output setting of a format */
        post: operations["createOutputSetting"];
        /** Delete an output setting */
        delete: operations["deleteOutputSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /**
         * The output tasks of the last seven days, newest first
         * @description Those of everybody, to whoever may see output tasks; what they have made is to be had as `isAccessible` says.
         */
        get: operations["listOutputTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        /**
         * How an output task is getting on
         * @description 202 until it has ended. Where it has made no file the reason: 422 if its content is at fault, with the first
         *     `record` at fault, 409 if it was cancelled, 500 if the platform is at fault. What was only checked has a report and
         *     no file. Tasks are kept for seven days. One of a
         *     template is open to whoever started it and whoever may see output tasks, any other to whoever started it.
         */
        get: operations["getOutputTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks/{taskId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an output task before it has ended by itself
         * @description It becomes `Failed`, says who has cancelled it, and leaves no file. Whoever started it may, and whoever may see output
         *     tasks. 409 where it has ended.
         */
        post: operations["cancelOutputTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks/{taskId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        /**
         * The file an output task has made, as an attachment
         * @description It answers for four hours, then 410.
         */
        get: operations["downloadOutput"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks/{taskId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        /**
         * What should be known of the records of an output task, as an attachment
         * @description It is kept with the task; 404 where nothing was found.
         */
        get: operations["getOutputReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/output/tasks/{taskId}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an output task that has failed, or the records of it that have, again
         * @description A new task of the caller's makes the same of the same, and of one that is `Finished` only the records that have
         *     failed; its report and file names give them the numbers they had. 409 where nothing has failed.
         */
        post: operations["restartOutputTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/pictures/vision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /**
         * What smart crop keeps in sight of a picture, as a document names it
         * @description Plain users ask with one of their projects, which has to offer the picture, or by the id of an asset of the environment.
         */
        get: operations["getPictureVision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The caller's own projects, newest change first */
        get: operations["listProjects"];
        put?: never;
        /**
         * Start a project with a copy of a template
         * @description Whoever may not list templates, and an integration, starts with one that a collection holds. Without `name` it is called
         *     as the template is in the collection named, else as the template.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /** One project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** Delete a project */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Rename a project */
        patch: operations["renameProject"];
        trace?: never;
    };
    "/{name}/projects/{projectId}/connectors/{connectorId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The rows of a data connector that a document takes its records from
         * @description As they were at most five minutes ago, of disabled connectors too. Whoever has a project may read them without being
         *     allowed to use connectors. A connector the template does not take its records from answers 404 like an unknown one.
         */
        get: operations["listProjectConnectorRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/data-sets/{dataSetId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The rows of a data set that a document takes its records from
         * @description Whoever has a project may read them without being allowed to list data sets. Plain users get those of the data set the
         *     template takes its records from; another one answers 404 like an unknown one.
         */
        get: operations["listProjectDataRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /** The document of a project */
        get: operations["getProjectDocument"];
        /**
         * Save the document of a project
         * @description With a stale `If-Match` nothing changes and 412 comes back, with what it would have overwritten; without one the document
         *     is overwritten. Values, the selected layout, sizes users may choose and frames as far as the `constraints` of the
         *     template allow may differ from what the project started with; 400 says what else does, by its name. A plain user may
         *     give an image variable only a picture the template names, or one of the variable's connector and folders.
         */
        put: operations["saveProjectDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another project with the same document */
        post: operations["duplicateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/font": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The file of a font style, as a document names it
         * @description Looked for as previews and output do: by its id, else by the names of family and style, first in the library of the
         *     environment, then among the fonts that are always there. 404 where the document is drawn in the default font. Plain
         *     users get the fonts of the library that the document names.
         */
        get: operations["getProjectFont"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/missing-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the pictures that are not there
         * @description Answers with those of some pictures whose frame would stay empty: the ones that `picture` answers 404 for. Ask it before
         *     output of many records. Nothing is kept. A picture of a source elsewhere counts as there; it is looked for when a file
         *     is made.
         */
        post: operations["findMissingPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hand a project over to another member of the environment
         * @description It is the receiver’s from then on, who sees it at once; to whoever had it, it is no longer there. Whether an address has
         *     an account is not told: one that is unknown is refused like one of somebody who may not enter the environment.
         */
        put: operations["handOverProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/picture/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        /**
         * A picture, as a document names it
         * @description Looked for as previews and output do: an asset of the environment by its id, its path or, as the first one there is,
         *     its name; of a folder of it likewise; of another source by its id there; of the pictures of the project by the
         *     `assetId` that its upload answered. 404 where the frame stays empty. Plain users get the pictures that the template, its
         *     scripts or its data source name, those of the connector and folders of its image variables, and those of the project;
         *     a bare name counts in a named folder only. Others answer 404 like unknown ones.
         */
        get: operations["getProjectPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The pictures that a field of a project offers
         * @description What lies in the folder that the template names for the field, of the connector its picture comes from; with folders
         *     in it only where the template offers these too. Where another variable names the folder, the folders it can name come
         *     first. A search finds names in the folder, and below it where that is
         *     offered. Give the variable `connectorId` of the answer and the `id` of a picture as its value. 400 when nothing is
         *     chosen for the variable or the folder is not offered; 409 and 502 as for `listConnectorAssets`.
         */
        get: operations["listProjectPictures"];
        put?: never;
        /**
         * Upload a picture for a field of a project
         * @description The picture belongs to the project alone and is deleted with it. Files are of the kinds that media take. Give the
         *     variable the `assetId` of the answer as its value, with any `connectorId`: previews, output and `picture` find it, those
         *     of other projects and of templates don't. 400 when the variable takes no uploads, or the picture is smaller than it
         *     allows. A project has at most 100: with the next one those go that it does not show and that are older than a day; 409
         *     when there are none.
         */
        post: operations["uploadProjectPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/preview/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
            };
            cookie?: never;
        };
        /** A picture of one page of a project */
        get: operations["previewProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The rows of the batch table of a project
         * @description As they were saved, by the ids of variables. Their values may be ones that the project can't take.
         */
        get: operations["getProjectRows"];
        /**
         * Save the rows of the batch table of a project
         * @description All of them, in their order. With a stale `If-Match` nothing changes and 412 comes back, with what it would have
         *     overwritten; without one the rows are overwritten. Values are not checked, so that a row may be half filled in; output
         *     checks them. More than 10,000 rows or 10 MB answer 413.
         */
        put: operations["saveProjectRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/projects/{projectId}/user-interface": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        /**
         * The form of a project and the ways to download it
         * @description As the user interface of the collection says that the project was started from, else the default one. Whoever has a
         *     project may read this without being allowed to list user interfaces and output settings.
         */
        get: operations["getProjectUserInterface"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/{name}/template-collections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The collections, by name */
        get: operations["listTemplateCollections"];
        put?: never;
        /** Create a collection */
        post: operations["createTemplateCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/template-collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** One collection */
        get: operations["getTemplateCollection"];
        put?: never;
        post?: never;
        /** Delete a collection; its templates stay */
        delete: operations["deleteTemplateCollection"];
        options?: never;
        head?: never;
        /** Change the name of a collection or its user interface */
        patch: operations["updateTemplateCollection"];
        trace?: never;
    };
    "/{name}/template-collections/{collectionId}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The cover of a collection */
        get: operations["getCollectionCover"];
        /**
         * Give a collection a cover, in place of the one it has
         * @description A PNG or JPG picture of at most 10 MB.
         */
        put: operations["saveCollectionCover"];
        post?: never;
        /** Take the cover of a collection away */
        delete: operations["deleteCollectionCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/template-collections/{collectionId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a template, unless the collection holds it */
        post: operations["addToTemplateCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/template-collections/{collectionId}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a template out of the collection; the template stays */
        delete: operations["removeFromTemplateCollection"];
        options?: never;
        head?: never;
        /** Call a template otherwise in this collection */
        patch: operations["renameInTemplateCollection"];
        trace?: never;
    };
    "/{name}/template-collections/{collectionId}/templates/{templateId}/preview/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /** A picture of a template of the collection, in the layout it was saved with */
        get: operations["previewInTemplateCollection"];
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
         *     the document stored answers 409 and changes nothing; without one the document is overwritten. What was stored
         *     before stays as a version.
         */
        put: operations["saveTemplate"];
        post?: never;
        /**
         * Delete a template
         * @description Answers 409 and names the collections that hold it, unless `force` is set; it is taken out of them then.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/archive": {
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
        /** A template with the pictures and fonts of the environment that it uses, as an archive that can be imported */
        get: operations["archiveTemplate"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/{name}/templates/{templateId}/editors/{editorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id that the open editor has made for itself. */
                editorId: string;
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a template is open in an editor, and ask who else has it open
         * @description Said again every 20 seconds or so for as long as it is; whoever was not heard of for 90 seconds counts as gone.
         *     Nothing is withheld from anybody by it. Of one person 20 editors of a template are known at a time; the one not heard
         *     of for longest makes room for another.
         */
        put: operations["announceTemplateEditor"];
        post?: never;
        /** Say that it is closed */
        delete: operations["leaveTemplateEditor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/preview/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        /** A picture of one page of a template */
        get: operations["previewTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/versions": {
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
        /** The documents a template has had, each save of it one, newest first */
        get: operations["listTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/versions/{version}/preview/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
                /** @description The revision the version was. */
                version: components["parameters"]["version"];
            };
            cookie?: never;
        };
        /** A picture of one page of a version */
        get: operations["previewTemplateVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/{templateId}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
                /** @description The revision the version was. */
                version: components["parameters"]["version"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the document of a version as the newest one
         * @description Those between stay. A `revision` older than that of the document stored answers 409 and changes nothing.
         */
        post: operations["restoreTemplateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a template from an archive
         * @description The archive is a zip file of at most 500 MB with a `document.json`, the pictures that it shows under `pictures/` and
         *     fonts under `fonts/`. A picture of the document whose `assetId` is the path of a file in the archive shows that file.
         *     Pictures are added to the folder, fonts that the environment lacks to its fonts. An archive that is refused changes
         *     nothing.
         */
        post: operations["importTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/library/font": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /**
         * The file of a font style, as a document names it
         * @description Looked for as previews and output do: by its id, else by the names of family and style, first in the library of the
         *     environment, then among the fonts that are always there. 404 where the document is drawn in the default font.
         */
        get: operations["getTemplateFont"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/templates/library/picture/{quality}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        /**
         * A picture, as a document names it
         * @description Looked for as previews and output do: an asset of the environment by its id, its path or, as the first one there is,
         *     its name; of a folder of it likewise; of another source by its id there. 404 where the frame stays empty.
         */
        get: operations["getTemplatePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/user-interfaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The user interfaces, by name */
        get: operations["listUserInterfaces"];
        put?: never;
        /** Create a user interface */
        post: operations["createUserInterface"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/user-interfaces/{userInterfaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                userInterfaceId: components["parameters"]["userInterfaceId"];
            };
            cookie?: never;
        };
        /** One user interface */
        get: operations["getUserInterface"];
        /**
         * Change a user interface
         * @description What is left out is as in a new one. The default one keeps its name.
         */
        put: operations["saveUserInterface"];
        post?: never;
        /**
         * Delete a user interface, unless it is the default one
         * @description Answers 409 and names the collections that use it, unless `force` is set; they have none of their own then.
         */
        delete: operations["deleteUserInterface"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/view-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The view preferences, by name */
        get: operations["listViewPreferences"];
        put?: never;
        /** Create a view preference */
        post: operations["createViewPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/view-preferences/{viewPreferenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                viewPreferenceId: components["parameters"]["viewPreferenceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change name and content of a view preference */
        put: operations["saveViewPreference"];
        post?: never;
        /** Delete a view preference */
        delete: operations["deleteViewPreference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/web-hooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** All web hooks, by name */
        get: operations["listWebHooks"];
        put?: never;
        /**
         * Add a web hook
         * @description Of 20 at most; 409 for one more.
         */
        post: operations["createWebHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/web-hooks/{webHookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a web hook and its deliveries */
        delete: operations["deleteWebHook"];
        options?: never;
        head?: never;
        /**
         * Change a web hook
         * @description One that is disabled is told of nothing, and what still waits to be tried again is given up with its next try.
         */
        patch: operations["updateWebHook"];
        trace?: never;
    };
    "/{name}/web-hooks/{webHookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        /** What was posted in the last seven days or will be, newest first */
        get: operations["listWebHookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/web-hooks/{webHookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: components["parameters"]["deliveryId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a delivery that has ended once more
         * @description 409 for one that waits for its next try anyway.
         */
        post: operations["retryWebHookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/web-hooks/{webHookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a web hook a new secret
         * @description The present one is not used from now on.
         */
        post: operations["rotateWebHookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/web-hooks/{webHookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a test to a web hook, also to a disabled one */
        post: operations["testWebHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/where-used": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /**
         * What uses at least one of some things
         * @description Templates and brand kits use assets, fonts and connectors, user interfaces offer output settings, and collections hold
         *     templates and choose a user interface. Each is listed once: templates first, then collections, brand kits and
         *     user interfaces, by name.
         *
         *     A template counts by its document as it was saved last, pictures in values of its variables included. An asset or
         *     a font that it names otherwise than by id counts as the one that is drawn. Projects are not listed: they are their
         *     owners’ alone.
         *
         *     It is for whoever may list the things and what uses them. An unknown id answers 404.
         */
        get: operations["listUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        /** The workspaces, by name */
        get: operations["listWorkspaces"];
        put?: never;
        /** Create a workspace */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{name}/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                workspaceId: components["parameters"]["workspaceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change name and content of a workspace */
        put: operations["saveWorkspace"];
        post?: never;
        /** Delete a workspace */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityChange: {
            after: components["schemas"]["ActivityValue"];
            before: components["schemas"]["ActivityValue"];
            field: string;
        };
        /** @description One write, as it was then. Secrets, documents and files are no part of it. */
        ActivityEntry: {
            /** @description Who did it. */
            actor: {
                /** @description The id of a user or the client id of an integration. */
                id: string | null;
                /** @enum {string} */
                kind: "person" | "integration" | "link";
                name: string;
            };
            changes: components["schemas"]["ActivityChange"][];
            environment: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: uuid */
            id: string;
            object: {
                /** @description Null where something was refused before it was there. */
                id: string | null;
                kind: components["schemas"]["ActivityKind"];
                name: string;
            };
            /** @description The operationId of the call. */
            operation: string;
            requestId: string;
            /**
             * @description Refused by a rule or the present state, with a status from 400 on; failed with one from 500 on.
             * @enum {string}
             */
            result: "done" | "refused" | "failed";
            /** @description Of the answer, where it was not done. */
            status: number | null;
            /** Format: date-time */
            time: string;
        };
        /**
         * @description What a write is about.
         * @enum {string}
         */
        ActivityKind: "subscription" | "user" | "group" | "environment" | "integration" | "connector" | "webHook" | "template" | "collection" | "project" | "media" | "folder" | "font" | "fontStyle" | "brandKit" | "outputSetting" | "outputTask" | "userInterface" | "dataSet" | "workspace" | "viewPreference";
        ActivityPage: {
            data: components["schemas"]["ActivityEntry"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description What people may read of a field; null where there was nothing, or is nothing any more. */
        ActivityValue: string | number | boolean | string[] | null;
        AddToTemplateCollection: {
            /** Format: uuid */
            templateId: string;
        };
        /** @description A host name; `*.` in front stands for every host below it. */
        AllowedDomain: string;
        AllowedDomains: components["schemas"]["AllowedDomain"][];
        /** @enum {string} */
        Authentication: "none" | "staticKey" | "oAuth2ClientCredentials" | "oAuth2AuthorizationCode";
        AuthorizationCode: {
            authorizationEndpoint: string;
            clientId: string;
            clientSecret?: string;
            scope?: string;
            tokenEndpoint: string;
            /** @constant */
            type: "oAuth2AuthorizationCode";
        };
        BrandKit: {
            characterStyles: components["schemas"]["BrandKitCharacterStyle"][];
            colors: components["schemas"]["BrandKitColor"][];
            /** Format: date-time */
            dateCreated: string;
            fonts: components["schemas"]["BrandKitFont"][];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            /** @description Who saved it last. */
            lastSavedBy: string | null;
            media: components["schemas"]["BrandKitMedia"][];
            name: string;
            paragraphStyles: components["schemas"]["BrandKitParagraphStyle"][];
            /** @description Counts saves. */
            revision: number;
            /** @description In their order, without the default one. */
            themes: components["schemas"]["BrandKitTheme"][];
        };
        BrandKitCharacterStyle: {
            /** @description In points; positive lifts. */
            baselineShiftValue: number;
            /** @description The colour of the kit; #000000 if null. */
            brandKitColorGuid: string | null;
            /** @description The font of the kit; none yet if null. */
            brandKitFontFamilyGuid: string | null;
            fillColorApplied: boolean;
            fontFeatures?: components["schemas"]["FontFeatures"];
            /** @description In points. */
            fontSize: number;
            /** @description The style of that family. */
            fontStyleId: string | null;
            guid: components["schemas"]["BrandKitGuid"];
            kerningOn: boolean;
            /** @description In percent of the font size. */
            lineHeight: number;
            lineThrough: boolean;
            /** Format: name */
            name: string;
            /** @enum {string} */
            subSuperScript: "normal" | "superscript" | "subscript";
            textOverprint: boolean;
            textStrokeColorApplied: boolean;
            /** @description The colour of the kit; #000000 if null. */
            textStrokeColorGuid: string | null;
            /** @description In points. */
            textStrokeWidth: number;
            trackingLeft: components["schemas"]["Tracking"];
            trackingRight: components["schemas"]["Tracking"];
            /** @enum {string} */
            typographicCase: "normal" | "uppercase" | "lowercase";
            underline: boolean;
        };
        /** @description Of a spot colour `value` is the name of its ink and `displayValue` its alternate. */
        BrandKitColor: {
            displayValue?: components["schemas"]["BrandKitColorNumbers"];
            guid: components["schemas"]["BrandKitGuid"];
            /** Format: name */
            name: string;
            type: components["schemas"]["BrandKitColorType"];
            value: components["schemas"]["BrandKitColorNumbers"];
        };
        /**
         * @description `#` with six hexadecimal digits, channels from 0 to 255, or parts of inks from 0 to 1, as the type of the colour
         *     says.
         */
        BrandKitColorNumbers: string | {
            b: number;
            g: number;
            r: number;
        } | {
            c: number;
            k: number;
            m: number;
            y: number;
        };
        /** @enum {string} */
        BrandKitColorType: "hex" | "rgb" | "cmyk" | "spotCmyk" | "spotRgb" | "spotHex";
        BrandKitFont: {
            /** @description Null for the fonts of the environment. */
            fontConnectorId: string | null;
            fontFamilyBrandKitGuid: components["schemas"]["BrandKitGuid"];
            fontFamilyId: string;
            /**
             * Format: name
             * @description What the family was called when it was added.
             */
            name: string;
        };
        /** @description Unique in the kit. */
        BrandKitGuid: string;
        BrandKitMedia: {
            guid: components["schemas"]["BrandKitGuid"];
            /** @description Null for the media of the environment. */
            mediaConnectorId: string | null;
            mediaId: string;
            /** Format: name */
            name: string;
        };
        BrandKitPage: {
            data: components["schemas"]["ListedBrandKit"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        BrandKitParagraphStyle: {
            /** @description In points; positive lifts. */
            baselineShiftValue: number;
            /** @description The colour of the kit; #000000 if null. */
            brandKitColorGuid: string | null;
            /** @description The font of the kit; none yet if null. */
            brandKitFontFamilyGuid: string | null;
            fillColorApplied: boolean;
            fontFeatures?: components["schemas"]["FontFeatures"];
            /** @description In points. */
            fontSize: number;
            /** @description The style of that family. */
            fontStyleId: string | null;
            guid: components["schemas"]["BrandKitGuid"];
            kerningOn: boolean;
            /** @description In percent of the font size. */
            lineHeight: number;
            lineThrough: boolean;
            /** Format: name */
            name: string;
            /** @enum {string} */
            subSuperScript: "normal" | "superscript" | "subscript";
            /** @enum {string} */
            textAlign: "left" | "center" | "right" | "justify";
            /** @description Of the first line, in points. */
            textIndent: number;
            textOverprint: boolean;
            textStrokeColorApplied: boolean;
            /** @description The colour of the kit; #000000 if null. */
            textStrokeColorGuid: string | null;
            /** @description In points. */
            textStrokeWidth: number;
            trackingLeft: components["schemas"]["Tracking"];
            trackingRight: components["schemas"]["Tracking"];
            /** @enum {string} */
            typographicCase: "normal" | "uppercase" | "lowercase";
            underline: boolean;
        };
        /** @description What a theme has otherwise than the kit, by the guid of that. */
        BrandKitTheme: {
            characterStyles: components["schemas"]["BrandKitThemeCharacterStyle"][];
            colors: components["schemas"]["BrandKitThemeColor"][];
            id: components["schemas"]["BrandKitGuid"];
            media: components["schemas"]["BrandKitThemeMedia"][];
            /** Format: name */
            name: string;
            paragraphStyles: components["schemas"]["BrandKitThemeParagraphStyle"][];
        };
        BrandKitThemeCharacterStyle: {
            /** @description In points; positive lifts. */
            baselineShiftValue?: number;
            /** @description The colour of the kit; #000000 if null. */
            brandKitColorGuid?: string | null;
            /** @description The font of the kit; none yet if null. */
            brandKitFontFamilyGuid?: string | null;
            fillColorApplied?: boolean;
            fontFeatures?: components["schemas"]["FontFeatures"];
            /** @description In points. */
            fontSize?: number;
            /** @description The style of that family. */
            fontStyleId?: string | null;
            guid: components["schemas"]["BrandKitGuid"];
            kerningOn?: boolean;
            /** @description In percent of the font size. */
            lineHeight?: number;
            lineThrough?: boolean;
            /** @enum {string} */
            subSuperScript?: "normal" | "superscript" | "subscript";
            textOverprint?: boolean;
            textStrokeColorApplied?: boolean;
            /** @description The colour of the kit; #000000 if null. */
            textStrokeColorGuid?: string | null;
            /** @description In points. */
            textStrokeWidth?: number;
            trackingLeft?: components["schemas"]["Tracking"];
            trackingRight?: components["schemas"]["Tracking"];
            /** @enum {string} */
            typographicCase?: "normal" | "uppercase" | "lowercase";
            underline?: boolean;
        };
        BrandKitThemeColor: {
            displayValue?: components["schemas"]["BrandKitColorNumbers"];
            guid: components["schemas"]["BrandKitGuid"];
            type: components["schemas"]["BrandKitColorType"];
            value: components["schemas"]["BrandKitColorNumbers"];
        };
        BrandKitThemeMedia: {
            guid: components["schemas"]["BrandKitGuid"];
            mediaConnectorId: string | null;
            mediaId: string;
        };
        BrandKitThemeParagraphStyle: {
            /** @description In points; positive lifts. */
            baselineShiftValue?: number;
            /** @description The colour of the kit; #000000 if null. */
            brandKitColorGuid?: string | null;
            /** @description The font of the kit; none yet if null. */
            brandKitFontFamilyGuid?: string | null;
            fillColorApplied?: boolean;
            fontFeatures?: components["schemas"]["FontFeatures"];
            /** @description In points. */
            fontSize?: number;
            /** @description The style of that family. */
            fontStyleId?: string | null;
            guid: components["schemas"]["BrandKitGuid"];
            kerningOn?: boolean;
            /** @description In percent of the font size. */
            lineHeight?: number;
            lineThrough?: boolean;
            /** @enum {string} */
            subSuperScript?: "normal" | "superscript" | "subscript";
            /** @enum {string} */
            textAlign?: "left" | "center" | "right" | "justify";
            /** @description Of the first line, in points. */
            textIndent?: number;
            textOverprint?: boolean;
            textStrokeColorApplied?: boolean;
            /** @description The colour of the kit; #000000 if null. */
            textStrokeColorGuid?: string | null;
            /** @description In points. */
            textStrokeWidth?: number;
            trackingLeft?: components["schemas"]["Tracking"];
            trackingRight?: components["schemas"]["Tracking"];
            /** @enum {string} */
            typographicCase?: "normal" | "uppercase" | "lowercase";
            underline?: boolean;
        };
        CheckedOutput: {
            data: components["schemas"]["TaskId"];
            links: {
                report: string;
            };
        };
        ClientCredentials: {
            clientId: string;
            clientSecret: string;
            scope?: string;
            tokenEndpoint: string;
            /** @constant */
            type: "oAuth2ClientCredentials";
        };
        CollectionTemplate: {
            /**
             * Format: uuid
             * @description That of the template.
             */
            id: string;
            /** @description What it is called in this collection. */
            name: string;
            /** @description Counts saves of its document. */
            revision: number;
        };
        Connector: {
            allowedDomains: components["schemas"]["AllowedDomains"];
            authentication: components["schemas"]["ConnectorAuthentication"];
            credentials: components["schemas"]["ConnectorCredentials"];
            /** @description One of each type. */
            default: boolean;
            description: components["schemas"]["ConnectorDescription"];
            enabled: boolean;
            iconUrl: string | null;
            /** Format: uuid */
            id: string;
            name: components["schemas"]["ConnectorName"];
            ownerType: components["schemas"]["ConnectorOwner"];
            /** @description Null for what reaches nothing on this platform. */
            source: components["schemas"]["ConnectorSource"] | null;
            supportedAuthentication: {
                browser: components["schemas"]["Authentication"][];
                server: components["schemas"]["Authentication"][];
            };
            type: components["schemas"]["ConnectorType"];
            version: string;
        };
        ConnectorAsset: {
            height: number | null;
            id: string;
            name: string;
            /** @constant */
            type: "asset";
            /** @description In pixels, where the source says so. */
            width: number | null;
        };
        ConnectorAssetPage: {
            data: (components["schemas"]["ConnectorFolder"] | components["schemas"]["ConnectorAsset"])[];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
        };
        ConnectorAuthentication: {
            browser: components["schemas"]["Authentication"];
            server: components["schemas"]["Authentication"];
        };
        ConnectorCredentials: {
            browser: components["schemas"]["CredentialsState"];
            server: components["schemas"]["CredentialsState"];
        };
        ConnectorDescription: string;
        ConnectorFolder: {
            name: string;
            /** @description What to ask for to see what lies in it. */
            path: string;
            /** @constant */
            type: "folder";
        };
        ConnectorFont: {
            /** @description What `uploadConnectorFont` takes it by. */
            id: string;
            /** @description The style, as the source calls it. */
            name: string;
        };
        ConnectorFontFamily: {
            /** @description As the source calls it. */
            name: string;
            styles: components["schemas"]["ConnectorFont"][];
        };
        ConnectorFontPage: {
            data: components["schemas"]["ConnectorFontFamily"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** Format: name */
        ConnectorName: string;
        /** @enum {string} */
        ConnectorOwner: "builtIn" | "user" | "grafx";
        ConnectorSession: {
            /** @description Where to sign in; null for whoever is. */
            address: string | null;
            isSignedIn: boolean;
        };
        /**
         * @description Where the assets are: all media of the environment (built in alone), those in a folder of them and below it, or a
         *     source that speaks the protocol of its type, over HTTPS.
         */
        ConnectorSource: components["schemas"]["EnvironmentSource"] | components["schemas"]["FolderSource"] | components["schemas"]["HttpSource"];
        /** @enum {string} */
        ConnectorType: "media" | "fonts" | "data";
        CreateConnector: {
            allowedDomains?: components["schemas"]["AllowedDomains"];
            authentication?: components["schemas"]["ConnectorAuthentication"];
            credentials?: components["schemas"]["SetConnectorCredentials"];
            description?: components["schemas"]["ConnectorDescription"];
            name: components["schemas"]["ConnectorName"];
            source?: components["schemas"]["SetConnectorSource"];
            type: components["schemas"]["ConnectorType"];
        };
        CreatedWebHook: components["schemas"]["WebHook"] & components["schemas"]["WebHookSecret"];
        CreateMediaFolder: {
            /** @description Where to create it; at the root if left out. */
            folderPath?: string;
            /** Format: name */
            name: string;
        };
        CreateProject: {
            /**
             * Format: uuid
             * @description A collection that holds the template.
             */
            collectionId?: string;
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name?: string;
            template: {
                /** Format: uuid */
                id: string;
            };
        };
        CreateWebHook: {
            /** @description Begins with https://. */
            address: string;
            /** @description True if left out. */
            enabled?: boolean;
            /** @description All if left out. */
            events?: components["schemas"]["WebHookEvent"][];
            /** Format: name */
            name: string;
        };
        CredentialsState: {
            isSet: boolean;
        };
        DataColumns: {
            name: string;
            /** @enum {string} */
            type: "singleLine" | "multiLine" | "number" | "date" | "boolean";
        }[];
        DataRowPage: {
            columns: components["schemas"]["DataColumns"];
            /** @description The values of each row in the order of the columns; days are `yyyy-MM-dd`. */
            data: (string | number | boolean | null)[][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            /**
             * @description As long as `data`: of each row the numbers and days that were written in another way than in `data`, such as
             *     12.50, 19,90 or 1 June 2027, by the place of their column from 0.
             */
            texts?: {
                [key: string]: string;
            }[];
            total: components["schemas"]["Total"];
        };
        DataSet: {
            columns: components["schemas"]["DataColumns"];
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
            rowCount: number;
        };
        DataSetPage: {
            data: components["schemas"]["DataSet"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description A document as `/document.schema.json` says, of at most 20 MB. It is stored as it is sent; earlier versions are
         *     brought up to the present one.
         */
        Document: Record<string, never>;
        EnvironmentSource: {
            /** @constant */
            type: "environment";
        };
        FinishedOutput: {
            data: components["schemas"]["TaskId"];
            links: {
                download: string;
            };
        };
        FolderSource: {
            /** @description Its path; null when it was deleted. */
            folder: string | null;
            /** @constant */
            type: "folder";
        };
        FontCorrections: {
            /** Format: name */
            familyName: string;
            /** Format: uuid */
            fontStyleId: string;
            /** Format: name */
            styleName: string;
        }[];
        /** @enum {string} */
        FontExtension: "ttf" | "otf";
        FontFamilies: {
            data: components["schemas"]["FontFamily"][];
        };
        FontFamily: {
            /** Format: date-time */
            dateCreated: string;
            /** @description The kinds of files its styles have. */
            extensions: components["schemas"]["FontExtension"][];
            fontStylesCount: number;
            /** Format: uuid */
            id: string;
            /** @description Whether it is the default family, which every environment has. */
            isBuiltIn: boolean;
            /**
             * Format: date-time
             * @description When styles were added or deleted last.
             */
            lastModifiedDate: string;
            name: string;
        };
        FontFamilyPage: {
            data: components["schemas"]["FontFamily"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description OpenType features that are switched on or off, by their tags; all others are as the font has them. A font that lacks one ignores it. */
        FontFeatures: {
            [key: string]: boolean;
        };
        FontStyle: {
            extension: components["schemas"]["FontExtension"];
            /** Format: uuid */
            familyId: string;
            familyName: string;
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            /** Format: uuid */
            id: string;
            /** @description Whether the default family has it everywhere. */
            isBuiltIn: boolean;
            isItalic: boolean;
            name: string;
            /** @description From 1 to 1000; 400 is regular. */
            weight: number;
        };
        FontStyles: {
            data: components["schemas"]["FontStyle"][];
        };
        FontUpload: {
            /** Format: uuid */
            batchId: string;
            data: {
                /** @description Families of the library that files of the upload would join. */
                fontFamilies: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                }[];
                preloadedData: components["schemas"]["UploadedFont"][];
            };
        };
        /**
         * @description The JSON text of the sections of the form, in their order: `type` (`datasource`, `layouts` or `variables`), `active`,
         *     `header` and `helpText`; of layouts also `layoutSelector` and `showWidthHeightInputs`, of variables also
         *     `variableGroups` with the names of the groups to `show`.
         */
        FormBuilder: string;
        HttpSource: {
            /** Format: uri */
            address: string;
            /** @constant */
            type: "http";
        };
        ImportedTemplate: {
            data: components["schemas"]["Template"];
            log: {
                /** @description Styles added to the fonts. */
                addedFonts: number;
                addedPictures: number;
                /** @description Fonts of the document that there are not; the default font is drawn instead. */
                replacedFonts: {
                    family: string;
                    style: string;
                }[];
                skippedParts: {
                    path: string;
                    reason: string;
                }[];
            };
        };
        ListedBrandKit: {
            colors: components["schemas"]["BrandKitColor"][];
            /** Format: date-time */
            dateCreated: string;
            fonts: components["schemas"]["BrandKitFont"][];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            /** @description Who saved it last. */
            lastSavedBy: string | null;
            mediaCount: number;
            name: string;
            /** @description Counts saves. */
            revision: number;
            /** @description Of paragraphs and of characters. */
            stylesCount: number;
            /** @description With the default one. */
            themesCount: number;
        };
        MediaAsset: {
            /** Format: date-time */
            dateCreated: string;
            extension: components["schemas"]["MediaExtension"];
            height: number | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            /** @description With its extension. */
            name: string;
            /** @description Why it has no preview. */
            previewFault: string | null;
            /** @description The folder it lies in. */
            relativePath: string;
            /** @description Bytes. */
            size: number;
            /** @constant */
            type: "asset";
            /** @description In pixels, turned as the file says. */
            width: number | null;
        };
        /** @enum {string} */
        MediaExtension: "eps" | "jpg" | "jpeg" | "pdf" | "png" | "psd" | "psb" | "tif" | "tiff" | "avif" | "heic" | "heif" | "webp" | "ai" | "svg";
        MediaFolder: {
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
            /** @description The folder it lies in; `/` at the root. */
            relativePath: string;
            /** @constant */
            type: "folder";
        };
        MediaPage: {
            data: (components["schemas"]["MediaFolder"] | components["schemas"]["MediaAsset"])[];
            /** @description Extensions of the assets there are without regard to `extensions`. */
            extensions: components["schemas"]["MediaExtension"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description A connector as plain users see it. */
        NamedConnector: {
            /** Format: uuid */
            id: string;
            name: components["schemas"]["ConnectorName"];
            type: components["schemas"]["ConnectorType"];
        };
        /** @description A picture, as a document names it. */
        NamedPicture: {
            assetId: string;
            connectorId: string;
        };
        /** @description What is left out is empty. */
        NewBrandKit: {
            characterStyles?: components["schemas"]["BrandKitCharacterStyle"][];
            colors?: components["schemas"]["BrandKitColor"][];
            fonts?: components["schemas"]["BrandKitFont"][];
            media?: components["schemas"]["BrandKitMedia"][];
            /** Format: name */
            name: string;
            paragraphStyles?: components["schemas"]["BrandKitParagraphStyle"][];
            /** @description In their order, without the default one. */
            themes?: components["schemas"]["BrandKitTheme"][];
        };
        NewName: {
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name: string;
        };
        NewOwner: {
            /** @description Of a member of the environment, in any case. */
            email: string;
        };
        /** @description Ids of output settings, in the order they are offered; GIF and MP4 for animated layouts only. */
        OfferedOutputSettings: string[];
        OneBrandKit: {
            data: components["schemas"]["BrandKit"];
        };
        OneDataSet: {
            data: components["schemas"]["DataSet"];
        };
        OneFontStyle: {
            data: components["schemas"]["FontStyle"];
        };
        OneMediaAsset: {
            data: components["schemas"]["MediaAsset"];
        };
        OneMediaFolder: {
            /** @description What lies in it and below it. */
            contents: {
                assets: number;
                folders: number;
            };
            data: components["schemas"]["MediaFolder"];
        };
        OneOutputSetting: {
            data: components["schemas"]["OutputSetting"];
        };
        OneProject: {
            data: components["schemas"]["Project"];
        };
        OneProjectPicture: {
            data: components["schemas"]["ProjectPicture"];
        };
        OneProjectUserInterface: {
            data: components["schemas"]["ProjectUserInterface"];
        };
        OneTemplate: {
            data: components["schemas"]["Template"];
        };
        OneTemplateCollection: {
            data: components["schemas"]["TemplateCollection"];
        };
        OneUserInterface: {
            data: components["schemas"]["UserInterface"];
        };
        OneViewPreference: {
            data: components["schemas"]["ViewPreference"];
        };
        OneVision: {
            data: {
                /** @description Drawn by hand. */
                manualCropMetadata: components["schemas"]["PictureCrop"] | null;
                /** @description Found by the platform; null for a file without a picture. */
                visionCropMetadata: components["schemas"]["PictureCrop"] | null;
            };
        };
        OneWorkspace: {
            data: components["schemas"]["Workspace"];
        };
        OpenConnectorSession: {
            code: string;
            state: string;
        };
        OtherEditors: {
            data: {
                /** Format: uuid */
                editorId: string;
                /** @description Whether that is the caller, in another window. */
                isYou: boolean;
                /** @description Of whoever has it open there. */
                name: string;
                /** Format: date-time */
                openSince: string;
            }[];
        };
        /** @enum {string} */
        OutputFormat: "png" | "jpg" | "pdf" | "gif" | "mp4";
        OutputOwner: {
            /** @description None of an integration. */
            email: string | null;
            /** @description Of a user; the client id of an integration. */
            id: string;
            name: string;
        };
        /** @description With the values its format has. */
        OutputSetting: {
            /** Format: date-time */
            dateCreated: string;
            /** @description Whether it is taken for its format unless another is chosen. */
            default: boolean;
            description: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
            /** @enum {string} */
            type: "PNG" | "JPG" | "PDF" | "GIF" | "MP4";
        } & components["schemas"]["OutputSettingValues"];
        OutputSettingPage: {
            data: components["schemas"]["OutputSetting"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description How files are made. A format has those that name it; the rest answer 400. */
        OutputSettingValues: {
            /** @description Of PDF, 0 to 1 mm; 0 if left out. */
            barWidthReduction?: number;
            /** @description Of PDF; off if left out. */
            cmykConversion?: boolean;
            /** @description Whether records that fail leave the others be; off if left out. */
            continueAfterFailure?: boolean;
            /** @description Of PDF, 0 to 50 mm; 3 if left out. */
            cropMarkOffset?: number;
            /** @description Of PDF; off if left out. */
            cropMarks?: boolean;
            /** @description Of PDF, 0.05 to 5 pt; 0.25 if left out. */
            cropMarkWeight?: number;
            /** @description Whether a file of all rows of the data source is offered; off if left out. */
            dataSourceEnabled?: boolean;
            /**
             * @description Of PDF, what lets a record fail; errors if left out.
             * @enum {string}
             */
            failOn?: "onErrors" | "onErrorsAndWarnings" | "never";
            /** @description Of GIF and MP4, 1 to 60 a second; 5 and 30 if left out. */
            fps?: number;
            /** @description Of PDF, what CMYK values are meant for; needed to convert. */
            intendedProfile?: string | null;
            /** @description Of GIF, 1 to 1,000,000 times 1,000 bytes; any if left out. */
            maxFileSizeInKiloBytes?: number | null;
            /** @description Of PDF; off if left out. */
            outlineText?: boolean;
            /** @description Of PDF, whether it is PDF/X-4, of version 1.6; off if left out. */
            pdfX4?: boolean;
            /** @description Of JPG, 1 to 100; 90 if left out. */
            quality?: number;
            /** @description Of PDF, with CMYK conversion only; off if left out. */
            rgbConversion?: boolean;
            /** @description Of PDF, what RGB values are meant for; sRGB if left out. */
            rgbProfile?: string;
            /** @description Of JPG, PNG, GIF and MP4, 0.1 to 10; 1 if left out. */
            scaling?: number;
            /** @description Of PDF, what they become; needed to convert. */
            targetProfile?: string | null;
            /**
             * @description Of PDF; 1.7 if left out.
             * @enum {string}
             */
            version?: "1.4" | "1.5" | "1.6" | "1.7";
            /** @description Off if left out. */
            watermark?: boolean;
            /** @description 1 to 50 characters; SAMPLE if left out. */
            watermarkText?: string;
        };
        /**
         * @description `Failed` where the content is at fault or somebody has cancelled it, `Error` where the platform is. A task whose
         *     worker has died waits again.
         * @enum {string}
         */
        OutputStatus: "Waiting" | "PreProcessing" | "Processing" | "PostProcessing" | "Finished" | "Failed" | "Error";
        OutputTask: {
            /** Format: date-time */
            dateCreated: string;
            /** @description When it ended. */
            dateProcessed: string | null;
            /** @description Why there is no file. */
            detail: string | null;
            /** @description Until when its file is kept or was kept. */
            fileExpires: string | null;
            format: components["schemas"]["OutputFormat"];
            /** Format: uuid */
            id: string;
            /**
             * @description Whether the caller may have what it has made: whoever started it may, and of a template everybody who may see
             *     output tasks.
             */
            isAccessible: boolean;
            /** @description What the file is named after. */
            name: string;
            /** @description Whether there is a file. */
            outputAvailable: boolean;
            /** @description Who started it, a user or an integration; null where that account is gone. */
            owner: components["schemas"]["OutputOwner"] | null;
            /** @description Tried so far. */
            processedRecords: number;
            /** @description Whether something was found of its records, or they were checked. */
            reportAvailable: boolean;
            /** @enum {string} */
            source: "Template" | "Project" | "Document";
            /** @description The id of the template or project, which may be gone by now. */
            sourceId: string | null;
            status: components["schemas"]["OutputStatus"];
            totalRecords: number;
            totalSuccessfulRecords: number;
            types: components["schemas"]["OutputType"][];
        };
        OutputTaskPage: {
            data: components["schemas"]["OutputTask"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        OutputType: "static" | "animated" | "non-watermarked" | "batch" | "analytics";
        PageLinks: {
            /** @description The address of the next page; missing on the last one. */
            nextPage?: string;
        };
        /** @description Most items a page has. */
        PageSize: number;
        PictureArea: {
            height: components["schemas"]["Share"];
            width: components["schemas"]["Share"];
            x: components["schemas"]["Share"];
            y: components["schemas"]["Share"];
        };
        PictureCrop: {
            pointOfInterest: components["schemas"]["PicturePoint"];
            subjectArea: components["schemas"]["PictureArea"];
        };
        PicturePoint: {
            x: components["schemas"]["Share"];
            y: components["schemas"]["Share"];
        };
        Problem: {
            /**
             * @description The reason, for programs. Why a document is refused: 303001 it is of a newer version, 303011 it is no JSON,
             *     303012 it is no valid document; `errors[0].field` is then the JSON pointer of the first fault. Why a value of a
             *     record is refused: `unknownVariable`, `valueTooLong`, `wrongKindOfValue`, `pictureNotOffered` by the template of
             *     the project. Why an output task has made no file: `outputFailed` its content is at fault, `outputCancelled`,
             *     `outputError` the platform is at fault. Why there is no preview: `drawingFailed` the document can’t be drawn.
             */
            code?: number | string;
            detail: string;
            errors?: {
                field: string;
                message: string;
            }[];
            /** @description The variable whose value is refused. */
            field?: string;
            instance: string;
            /** @description The number of the record at fault, from 1. */
            record?: number;
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
        Project: {
            /**
             * Format: uuid
             * @description Where it was started; null where that was no collection, and once it is deleted.
             */
            collectionId: string | null;
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
            name: string;
            /** @description Counts saves of the document. */
            revision: number;
            /**
             * Format: uuid
             * @description What it is a copy of; null once that is deleted.
             */
            templateId: string | null;
        };
        /** @description What may be downloaded, in the order it is offered. */
        ProjectOutputs: {
            /** @description Whether a file of all rows of the data source is offered. */
            dataSourceEnabled: boolean;
            description: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "PNG" | "JPG" | "PDF" | "GIF" | "MP4";
        }[];
        ProjectPage: {
            data: components["schemas"]["Project"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        ProjectPicture: {
            /** @description What a value of the project refers to it with. */
            assetId: string;
            /** Format: date-time */
            dateCreated: string;
            extension: components["schemas"]["MediaExtension"];
            height: number;
            /** Format: uuid */
            id: string;
            /** @description Of the file that was sent. */
            name: string;
            /** @description Bytes. */
            size: number;
            /** @description In pixels, turned as the file says. */
            width: number;
        };
        ProjectPicturePage: {
            /** @description The connector that a value names; empty for the environment's own media. */
            connectorId: string;
            data: (components["schemas"]["ConnectorFolder"] | components["schemas"]["ConnectorAsset"])[];
            /** @description The path of the folder that was asked for, such as `/Brand/Logos`. */
            folder: string;
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @example {
         *       "rows": [
         *         {
         *           "name": "Ada",
         *           "city": "Lisbon"
         *         },
         *         {
         *           "name": "Grace"
         *         }
         *       ]
         *     }
         */
        ProjectRows: {
            /** @description Rows, texts by the ids of variables. A variable that is left out has the value of the project. */
            rows: {
                [key: string]: string;
            }[];
        };
        ProjectUserInterface: {
            formBuilder: components["schemas"]["FormBuilder"];
            /** Format: uuid */
            id: string;
            name: string;
            outputSettings: {
                digitalAnimated: components["schemas"]["ProjectOutputs"];
                digitalStatic: components["schemas"]["ProjectOutputs"];
                print: components["schemas"]["ProjectOutputs"];
            };
        };
        RecordReport: {
            errorList: {
                details: string;
                /** @enum {string} */
                type: "TextOverflow" | "ImageLoadFailed" | "FontLoadFailed" | "MissingCharacterInFont" | "LinkNotKept" | "BarcodeEmpty" | "BarcodeValidationError" | "InvalidVariableValue" | "MissingVariableValue" | "DocumentLoadActionFailed" | "ActionFailed" | "NoVisiblePages";
            }[];
            recordNumber: number;
        };
        SaveBrandKit: {
            characterStyles: components["schemas"]["BrandKitCharacterStyle"][];
            colors: components["schemas"]["BrandKitColor"][];
            fonts: components["schemas"]["BrandKitFont"][];
            media: components["schemas"]["BrandKitMedia"][];
            /** Format: name */
            name: string;
            paragraphStyles: components["schemas"]["BrandKitParagraphStyle"][];
            /** @description In their order, without the default one. */
            themes: components["schemas"]["BrandKitTheme"][];
        };
        /** @description With values of its format; what is left out is as in a new one. */
        SaveOutputSetting: {
            default?: boolean;
            /** @description Up to 500 characters. */
            description?: string;
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name: string;
        } & components["schemas"]["OutputSettingValues"];
        SaveUserInterface: {
            formBuilder?: components["schemas"]["FormBuilder"];
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name: string;
            outputSettings?: {
                digitalAnimated?: components["schemas"]["OfferedOutputSettings"];
                digitalStatic?: components["schemas"]["OfferedOutputSettings"];
                print?: components["schemas"]["OfferedOutputSettings"];
            };
        };
        SaveViewPreference: {
            content: components["schemas"]["ViewPreferenceContent"];
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name: string;
        };
        SaveWorkspace: {
            content: components["schemas"]["WorkspaceContent"];
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name: string;
        };
        SdkVersion: {
            engineVersion: string;
            sdkVersion: string;
        };
        /** @description `latest`, or major and minor; a patch number is an error. */
        SdkVersionLabel: string;
        /** @description Of the ways to authenticate that are set. They can be written and not be read. */
        SetConnectorCredentials: {
            browser?: components["schemas"]["AuthorizationCode"];
            server?: components["schemas"]["StaticKey"] | components["schemas"]["ClientCredentials"];
        };
        /** @description Only connectors of media can have a folder. The host of an address has to be an allowed domain. */
        SetConnectorSource: {
            folder: string;
            /** @constant */
            type: "folder";
        } | {
            address: string;
            /** @constant */
            type: "http";
        };
        Settings: {
            sdkVersionPublic: components["schemas"]["SdkVersionLabel"];
        };
        /** @description Of the width or height of the picture. */
        Share: number;
        /**
         * @description With one of `templateId`, `projectId` and `documentContent`, and either `outputSettingsId` or `outputSettings`. Files
         *     converted to CMYK are not made: 400. Those of a sandbox environment carry the watermark whatever is set.
         * @example {
         *       "templateId": "3f0c9a52-7d1e-4b7a-9c34-5a1f0e6d2b48",
         *       "outputSettings": {},
         *       "variables": [
         *         {
         *           "Name": "Ada",
         *           "City": "Lisbon"
         *         },
         *         {
         *           "Name": "Grace"
         *         }
         *       ]
         *     }
         */
        StartOutput: {
            /**
             * @description Whether every row of the data source of the document becomes a record, in the order of the rows. Takes an output
             *     setting with its data source on, and no `variables`.
             */
            allRecords?: boolean;
            /**
             * @description Whether to check all records and make no file: the report lists every record with what was found of it, and no
             *     render is counted.
             */
            checkOnly?: boolean;
            /** @description A document, or its JSON as text. */
            documentContent?: unknown;
            /**
             * @description Whether a record goes on from the one before it, which holds if this is left out. If false, each record begins with
             *     the values of the template.
             */
            inherit?: boolean;
            /** @description The selected layout if left out. */
            layoutsToExport?: string[];
            /** @description Of PDF, after how many records another file begins. All are in one if left out. */
            maxRecordsPerFile?: number;
            /**
             * @description What happens to a value the document can't take: one longer than its variable allows, one of the wrong kind, or
             *     one whose name no variable has. `refuse`, which holds if this is left out, answers 422 and starts no task. `adjust` cuts long texts, skips unknown
             *     names, and reports values of the wrong kind with their record. Values outside the limits of a variable, such as
             *     an item that a list lacks, are reported with their record in either case.
             * @enum {string}
             */
            onInvalidValue?: "refuse" | "adjust";
            outputSettings?: components["schemas"]["OutputSettingValues"];
            /**
             * Format: uuid
             * @description An output setting of the format.
             */
            outputSettingsId?: string;
            /**
             * Format: uuid
             * @description One of the caller's own.
             */
            projectId?: string;
            /** Format: uuid */
            templateId?: string;
            /**
             * @description Records, values by the names of variables. **What one leaves out is as in the one before it**, such as the telephone
             *     number of another person, unless `inherit` is false. An empty text or null leaves a variable without a value, which is
             *     allowed where none is required; a boolean always has one.
             */
            variables?: {
                [key: string]: string | number | boolean | null;
            }[];
        };
        StaticKey: {
            header: string;
            /** @constant */
            type: "staticKey";
            value: string;
        };
        TaskId: {
            /** Format: uuid */
            taskId: string;
        };
        TaskStarted: {
            data: components["schemas"]["TaskId"];
            links: {
                taskInfo: string;
            };
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
        TemplateCollection: {
            /** @description How many templates it holds. */
            count: number;
            /** @description Names its cover, each one differently; null without one. */
            coverImage: string | null;
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description The last change of any of these.
             */
            lastModifiedDate: string;
            name: string;
            /** @description In the order they were added. */
            templates: components["schemas"]["CollectionTemplate"][];
            /**
             * Format: uuid
             * @description What its projects are filled in with; the default user interface if null.
             */
            userInterfaceId: string | null;
        };
        TemplateCollectionPage: {
            data: components["schemas"]["TemplateCollection"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        TemplateVersion: {
            /** Format: date-time */
            dateSaved: string;
            /** @description Whether it is what the template is now. */
            isCurrent: boolean;
            /** @description What it is about. */
            note: string | null;
            savedBy: string | null;
            /** @description The revision it was. */
            version: number;
        };
        TemplateVersionPage: {
            data: components["schemas"]["TemplateVersion"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description How many items there are on all pages. */
        Total: number;
        /** @description In thousandths of the font size. */
        Tracking: number;
        UpdateConnector: {
            allowedDomains?: components["schemas"]["AllowedDomains"];
            authentication?: components["schemas"]["ConnectorAuthentication"];
            credentials?: components["schemas"]["SetConnectorCredentials"];
            /** @constant */
            default?: true;
            description?: components["schemas"]["ConnectorDescription"];
            enabled?: boolean;
            name?: components["schemas"]["ConnectorName"];
            source?: components["schemas"]["SetConnectorSource"];
        };
        UpdateMedia: {
            /** @description Where to move it. */
            folderPath?: string;
            /** Format: name */
            name?: string;
        };
        UpdateSettings: {
            sdkVersionPublic: components["schemas"]["SdkVersionLabel"];
        };
        /** @description What is left out stays. */
        UpdateTemplateCollection: {
            /**
             * Format: name
             * @description 1 to 255 characters, blanks around them left out.
             */
            name?: string;
            /**
             * Format: uuid
             * @description One of the environment; the default one if null.
             */
            userInterfaceId?: string | null;
        };
        /** @description What is left out stays. */
        UpdateWebHook: {
            /** @description Begins with https://. */
            address?: string;
            enabled?: boolean;
            events?: components["schemas"]["WebHookEvent"][];
            /** Format: name */
            name?: string;
        };
        UploadConnectorFont: {
            fontId: string;
        };
        UploadedFont: {
            canBeUploaded: boolean;
            errors: {
                /** @enum {string} */
                code: "format" | "damaged" | "large" | "variable" | "pictures" | "outlines" | "embedding" | "bitmapsOnly" | "familyName" | "styleName" | "duplicate";
                message: string;
            }[];
            familyName: string;
            fileName: string;
            /** @description Bytes; only where the file is kept. */
            fileSize?: number;
            /** Format: uuid */
            id: string;
            /** @description The style. */
            name: string;
            /** @description Limits of a font that can be added all the same. */
            notes: {
                /** @enum {string} */
                code: "appleForms" | "appleKerning" | "appleTracking" | "whole" | "axes";
                message: string;
            }[];
        };
        Use: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "template" | "collection" | "brandKit" | "userInterface";
            name: string;
        };
        /** @enum {string} */
        UsedKind: "media" | "fontFamily" | "fontStyle" | "outputSetting" | "userInterface" | "connector" | "template";
        UsePage: {
            data: components["schemas"]["Use"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        UserInterface: {
            /** Format: date-time */
            dateCreated: string;
            /** @description Whether it is used where no other is chosen. */
            default: boolean;
            formBuilder: components["schemas"]["FormBuilder"];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
            outputSettings: {
                digitalAnimated: components["schemas"]["OfferedOutputSettings"];
                digitalStatic: components["schemas"]["OfferedOutputSettings"];
                print: components["schemas"]["OfferedOutputSettings"];
            };
        };
        UserInterfacePage: {
            data: components["schemas"]["UserInterface"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        ViewPreference: {
            content: components["schemas"]["ViewPreferenceContent"];
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
        };
        ViewPreferenceContent: {
            /** @description Whether the bleed around a page is shown. */
            bleed: boolean;
            /** @enum {string} */
            guideStyle: "line" | "square";
            rulers: boolean;
            /** @description Whether what is moved snaps to the page and to other frames. */
            snapping: boolean;
            /** @description 5 to 6,400 percent of the real size; fitted to the window where it is null. */
            zoom: number | null;
        };
        ViewPreferencePage: {
            data: components["schemas"]["ViewPreference"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        WebHook: {
            address: string;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            dateModified: string;
            enabled: boolean;
            events: components["schemas"]["WebHookEvent"][];
            /** Format: uuid */
            id: string;
            name: string;
        };
        WebHookDelivery: {
            /** @description What is posted, byte for byte. */
            body: string;
            /** Format: date-time */
            dateCreated: string;
            /** @enum {string} */
            event: "output.finished" | "output.failed" | "test";
            /** Format: uuid */
            id: string;
            /** @description When it is tried next; null where that is now, or never. */
            nextTry: string | null;
            /**
             * @description It waits for its next try, has arrived, or is given up.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description None of a test. */
            taskId: string | null;
            /** @description In their order. */
            tries: components["schemas"]["WebHookTry"][];
        };
        WebHookDeliveryPage: {
            data: components["schemas"]["WebHookDelivery"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description Of what it is told: tasks that are `Finished`, with or without records that have failed, and tasks that have made
         *     nothing, `Failed` or `Error`.
         * @enum {string}
         */
        WebHookEvent: "output.finished" | "output.failed";
        WebHookSecret: {
            /** @description What messages are signed with. Nobody can look it up later. */
            secret: string;
        };
        WebHookTry: {
            /** @description Why there was no answer. */
            error: string | null;
            /** @description Until the answer began or was given up. */
            milliseconds: number;
            /** @description Of the answer; null where there was none. */
            status: number | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            time: string;
        };
        Workspace: {
            content: components["schemas"]["WorkspaceContent"];
            /** Format: date-time */
            dateCreated: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastModifiedDate: string;
            name: string;
        };
        /** @description A panel lies on one side only, and on neither where it is put away. */
        WorkspaceContent: {
            left: components["schemas"]["WorkspaceSide"];
            right: components["schemas"]["WorkspaceSide"];
        };
        WorkspacePage: {
            data: components["schemas"]["Workspace"][];
            links: components["schemas"]["PageLinks"];
            pageSize: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        WorkspaceSide: {
            /** @description Whether the side is shown; otherwise it is folded. */
            open: boolean;
            /** @description The panels that lie there, in their order. */
            panels: ("layers" | "pages" | "layouts" | "resources" | "properties" | "animation" | "variables" | "actions")[];
            /** @description 200 to 640 CSS pixels. */
            width: number;
        };
    };
    responses: {
        /** @description The preview is being made; ask again at the same address, which `links.taskInfo` has. */
        PreviewStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskStarted"];
            };
        };
        /** @description What went wrong. */
        Problem: {
            headers: {
                /** @description The rest of it, such as `"requests";r=2999;t=60`: 2,999 requests left in the next 60 seconds. */
                RateLimit?: string;
                /** @description The limit, such as `"requests";q=3000;w=60`: 3,000 requests in 60 seconds. */
                "RateLimit-Policy"?: string;
                /** @description Of 429 and 503, the seconds after which it is worth to ask again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The project. */
        Project: {
            headers: {
                ETag: components["headers"]["ProjectETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OneProject"];
            };
        };
        /** @description The task has not ended; ask again at `links.taskInfo`. */
        TaskStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskStarted"];
            };
        };
    };
    parameters: {
        /** @description 1 to 100 ids of users, or client ids of integrations, separated by commas. */
        activityActor: string;
        /** @description Last day; not before the first. */
        activityEnd: string;
        /** @description Kinds of things, see `ActivityKind`, separated by commas. */
        activityKind: string;
        /**
         * @description 1 to 100 things, each as its kind and id, such as `template:5e1c…`, separated by commas. What was done to one of them
         *     together with others counts as well.
         */
        activityObject: string;
        /** @description What names of things begin with. Neither case nor accents count. */
        activitySearch: string;
        /** @description First day. */
        activityStart: string;
        batchId: string;
        brandKitId: string;
        collectionId: string;
        connectorId: string;
        dataSetId: string;
        deliveryId: string;
        /** @description Extensions of the assets to list, with commas between them. */
        extensions: string;
        familyId: string;
        folderId: string;
        /** @description 1 to 100 ids, separated by commas. */
        ids: string;
        /** @description What the template is called; as the file, without its extension, if left out. */
        importName: string;
        /** @description Whether folders are listed; they are if left out. */
        includeFolders: boolean;
        /** @description Whether everything below the folder is listed; only what lies in it if left out. */
        includeItemsFromSubfolders: boolean;
        /** @description The upload the files are added to; a new one if left out. */
        intoBatch: string;
        /** @description 1 to 255 characters, blanks around them left out. */
        itemName: string;
        /** @description Most items of a page; 50 if left out. */
        limit: number;
        /** @description The path of the folder, such as `/Brand/Logos`; the root if left out. */
        mediaFolder: string;
        mediaId: string;
        /** @description A longest side of 256, 1,024 or 2,048 pixels. */
        mediaQuality: string;
        /** @description The technical name of the environment, in any case. */
        name: string;
        /** @description Taken from `links.nextPage` of the page before. */
        nextPageToken: string;
        /** @description The id of the output setting. */
        outputSettingId: string;
        projectId: string;
        /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
        quality: string;
        /** @description The revision of the document the caller has changed. */
        revision: number;
        /** @description Any part of the name, in any case and with or without its accents. */
        search: string;
        /** @description The layout shown; the one the document was saved with if left out. */
        shownLayout: string;
        /** @description The page shown; the first one that is drawn if left out. */
        shownPage: string;
        /** @description What to sort by, in any case. */
        sortBy: string;
        /** @description `asc` or `desc`, in any case. */
        sortOrder: string;
        styleId: string;
        taskId: string;
        templateId: string;
        /** @description The path of the folder to upload into. */
        uploadFolder: string;
        /** @description The name of the asset with its extension; that of the file if left out. */
        uploadName: string;
        userInterfaceId: string;
        /** @description The revision the version was. */
        version: number;
        viewPreferenceId: string;
        webHookId: string;
        /**
         * @description What to do when the folder holds the name: `refuse` (400, the initial way), `replace` what the asset holds, `keepBoth`
         *     with a number behind the new name, or `skip` the upload.
         */
        whenTaken: "refuse" | "replace" | "keepBoth" | "skip";
        workspaceId: string;
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
    headers: {
        /** @description Changes with every save of the document, and with nothing else; send it as `If-Match` when saving. */
        ProjectETag: string;
        /** @description Changes with every save of the rows, and with nothing else; send it as `If-Match` when saving them. */
        ProjectRowsETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEnvironmentActivity: {
        parameters: {
            query?: {
                /** @description 1 to 100 ids of users, or client ids of integrations, separated by commas. */
                actor?: components["parameters"]["activityActor"];
                /** @description Last day; not before the first. */
                endDate?: components["parameters"]["activityEnd"];
                /** @description Kinds of things, see `ActivityKind`, separated by commas. */
                kind?: components["parameters"]["activityKind"];
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
                /**
                 * @description 1 to 100 things, each as its kind and id, such as `template:5e1c…`, separated by commas. What was done to one of them
                 *     together with others counts as well.
                 */
                object?: components["parameters"]["activityObject"];
                /** @description What names of things begin with. Neither case nor accents count. */
                search?: components["parameters"]["activitySearch"];
                /** @description First day. */
                startDate?: components["parameters"]["activityStart"];
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
            /** @description A page of writes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBrandKits: {
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
            /** @description A page of brand kits. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandKitPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBrandKit: {
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
                "application/json": components["schemas"]["NewBrandKit"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new brand kit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneBrandKit"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBrandKit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandKitId: components["parameters"]["brandKitId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The brand kit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneBrandKit"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveBrandKit: {
        parameters: {
            query?: {
                /** @description The revision of the document the caller has changed. */
                revision?: components["parameters"]["revision"];
            };
            header?: never;
            path: {
                brandKitId: components["parameters"]["brandKitId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBrandKit"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The brand kit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneBrandKit"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteBrandKit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandKitId: components["parameters"]["brandKitId"];
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
                        data: (components["schemas"]["Connector"] | components["schemas"]["NamedConnector"])[];
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
    listConnectorAssets: {
        parameters: {
            query?: {
                /** @description A path of the source, as it names it; its root if left out. */
                folder?: string;
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description From `nextPage` of the page before. */
                nextPageToken?: string;
                search?: string;
            };
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
            /** @description A page of what there is, in the order of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorAssetPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConnectorFonts: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description From `nextPage` of the page before. */
                nextPageToken?: string;
                search?: string;
            };
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
            /** @description A page of families, in the order of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorFontPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadConnectorFont: {
        parameters: {
            query?: {
                /** @description The upload the files are added to; a new one if left out. */
                batchId?: components["parameters"]["intoBatch"];
            };
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
                "application/json": components["schemas"]["UploadConnectorFont"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What was read of the files of the upload. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontUpload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getConnectorPicture: {
        parameters: {
            query: {
                assetId: string;
            };
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, never larger than the asset itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listConnectorRows: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
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
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRowPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getConnectorSession: {
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
            /** @description How it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectorSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openConnectorSession: {
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
                "application/json": components["schemas"]["OpenConnectorSession"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The caller is signed in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    endConnectorSession: {
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
            /** @description The caller is signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listDataSets: {
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
            /** @description A page of data sets. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSetPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDataSet: {
        parameters: {
            query?: {
                /** @description What it is called; as the file, without its extension, if left out. */
                name?: string;
                /** @description The name of the sheet of a workbook; the first one that is not hidden if left out. */
                sheet?: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new data set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneDataSet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The data set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneDataSet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
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
    renameDataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The data set as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneDataSet"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDataRows: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRowPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findVision: {
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneVision"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listFontFamilies: {
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
            /** @description A page of families. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontFamilyPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteFontFamilies: {
        parameters: {
            query: {
                /** @description 1 to 100 ids, separated by commas. */
                ids: components["parameters"]["ids"];
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
            /** @description They are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listFontStyles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                familyId: components["parameters"]["familyId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description All styles of the family, at the same weight upright before italic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontStyles"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteFontStyles: {
        parameters: {
            query: {
                /** @description 1 to 100 ids, separated by commas. */
                ids: components["parameters"]["ids"];
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
            /** @description They are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getFontStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The style. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneFontStyle"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadFontStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The bytes that were uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/otf": string;
                    "font/ttf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewFontStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description One of `square` and `line`. */
                shape: string;
                styleId: components["parameters"]["styleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Black text on nothing: `square` two letters on 400 × 400 pixels, `line` a sentence on 1,200 × 80 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
            default: components["responses"]["Problem"];
        };
    };
    uploadFonts: {
        parameters: {
            query?: {
                /** @description The upload the files are added to; a new one if left out. */
                batchId?: components["parameters"]["intoBatch"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string[];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What was read of the files of the upload. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontUpload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeUploadedFonts: {
        parameters: {
            query: {
                /** @description 1 to 100 ids, separated by commas. */
                ids: components["parameters"]["ids"];
            };
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The upload as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontUpload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    correctFonts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FontCorrections"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The upload as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontUpload"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmFonts: {
        parameters: {
            query?: {
                /** @description 1 to 100 ids of files of the upload, separated by commas; all of them if left out. */
                ids?: string;
            };
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The families that have got styles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontFamilies"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadUploadedFont: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["parameters"]["batchId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The id of a file of the upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description Its bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/otf": string;
                    "font/ttf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description Extensions of the assets to list, with commas between them. */
                extensions?: components["parameters"]["extensions"];
                /** @description The path of the folder, such as `/Brand/Logos`; the root if left out. */
                folder?: components["parameters"]["mediaFolder"];
                /** @description Whether folders are listed; they are if left out. */
                includeFolders?: components["parameters"]["includeFolders"];
                /** @description Whether everything below the folder is listed; only what lies in it if left out. */
                includeItemsFromSubfolders?: components["parameters"]["includeItemsFromSubfolders"];
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
            /**
             * @description A page of media. `sortBy` is one of `name`, `created`, `modified` and `id`. A search finds parts of names and whole
             *     ids, in the folder and all below it, unless `includeItemsFromSubfolders` is false.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                /** @description The path of the folder to upload into. */
                folderPath?: components["parameters"]["uploadFolder"];
                /** @description The name of the asset with its extension; that of the file if left out. */
                name?: components["parameters"]["uploadName"];
                /**
                 * @description What to do when the folder holds the name: `refuse` (400, the initial way), `replace` what the asset holds, `keepBoth`
                 *     with a number behind the new name, or `skip` the upload.
                 */
                whenTaken?: components["parameters"]["whenTaken"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asset; with `skip`, the one that was there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaAsset"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaAsset"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
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
    updateMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMedia"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The asset as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaAsset"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, never larger than the asset itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
            default: components["responses"]["Problem"];
        };
    };
    getMediaVision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What was drawn by hand, which wins, and what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneVision"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveMediaVision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mediaId: components["parameters"]["mediaId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    pointOfInterest?: components["schemas"]["PicturePoint"];
                    subjectArea?: components["schemas"]["PictureArea"];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What is known of the asset now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneVision"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMediaFolder: {
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
                "application/json": components["schemas"]["CreateMediaFolder"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new folder. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMediaFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: components["parameters"]["folderId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMediaFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: components["parameters"]["folderId"];
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
    updateMediaFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folderId: components["parameters"]["folderId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMedia"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The folder as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneMediaFolder"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startOutput: {
        parameters: {
            query?: {
                /** @description Whether to wait for the picture, of one layout and one record. Any other file answers 400. */
                wait?: boolean;
            };
            header?: never;
            path: {
                format: components["schemas"]["OutputFormat"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartOutput"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture that was waited for, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            202: components["responses"]["TaskStarted"];
            /** @description The body, the format or a setting is at fault. `errors` names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Give one of templateId, projectId and documentContent.",
                     *       "instance": "/grafx/api/v1/environment/aurora-production/output/pdf",
                     *       "errors": [
                     *         {
                     *           "field": "templateId",
                     *           "message": "Give one of templateId, projectId and documentContent."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such template, project or output setting, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such template, or you may not see it.",
                     *       "instance": "/grafx/api/v1/environment/aurora-production/output/pdf"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A record has a value the document can’t take, and no task was started. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "Record 2, Nmae: There is no variable Nmae.",
                     *       "instance": "/grafx/api/v1/environment/aurora-production/output/pdf",
                     *       "errors": [
                     *         {
                     *           "field": "variables.1.Nmae",
                     *           "message": "There is no variable Nmae."
                     *         }
                     *       ],
                     *       "code": "unknownVariable",
                     *       "field": "Nmae",
                     *       "record": 2
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests, or too many tasks of the caller or the subscription wait. `Retry-After` says how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests: please try again in 12 seconds.",
                     *       "instance": "/grafx/api/v1/environment/aurora-production/output/pdf"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOutputSettings: {
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
            /** @description A page of output settings. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutputSettingPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOutputSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The id of the output setting. */
                setting: components["parameters"]["outputSettingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The output setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneOutputSetting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveOutputSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The id of the output setting. */
                setting: components["parameters"]["outputSettingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOutputSetting"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The output setting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneOutputSetting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOutputSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The format of the new output setting. */
                setting: "jpg" | "png" | "pdf" | "gif" | "mp4";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOutputSetting"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new output setting. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneOutputSetting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteOutputSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description The id of the output setting. */
                setting: components["parameters"]["outputSettingId"];
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
    listOutputTasks: {
        parameters: {
            query?: {
                format?: components["schemas"]["OutputFormat"];
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
                /** @description Any part of the name, in any case and with or without its accents, or the whole id. */
                search?: string;
                status?: components["schemas"]["OutputStatus"];
                type?: components["schemas"]["OutputType"];
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
            /** @description A page of output tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutputTaskPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOutputTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The file is made, or the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishedOutput"] | components["schemas"]["CheckedOutput"];
                };
            };
            202: components["responses"]["TaskStarted"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOutputTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadOutput: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/zip": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "video/mp4": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOutputReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The records something was found of, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordReport"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restartOutputTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            202: components["responses"]["TaskStarted"];
            default: components["responses"]["Problem"];
        };
    };
    getPictureVision: {
        parameters: {
            query: {
                assetId: string;
                connectorId: string;
                /** @description The caller’s own project that shows it, for a picture that was uploaded into the project. */
                projectId?: string;
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
            /** @description What was drawn by hand, which wins, and what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneVision"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProjects: {
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
            /** @description A page of projects. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createProject: {
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
                "application/json": components["schemas"]["CreateProject"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: components["responses"]["Project"];
            default: components["responses"]["Problem"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Project"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
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
    renameProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: components["responses"]["Project"];
            default: components["responses"]["Problem"];
        };
    };
    listProjectConnectorRows: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
            header?: never;
            path: {
                connectorId: components["parameters"]["connectorId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRowPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProjectDataRows: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
            header?: never;
            path: {
                dataSetId: components["parameters"]["dataSetId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRowPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProjectDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The document as it was saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ProjectETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveProjectDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller read or was answered last. */
                "If-Match"?: string;
            };
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Document"];
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is saved. */
            204: {
                headers: {
                    ETag: components["headers"]["ProjectETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    duplicateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: components["responses"]["Project"];
            default: components["responses"]["Problem"];
        };
    };
    getProjectFont: {
        parameters: {
            query: {
                family: string;
                fontStyleId?: string;
                style: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/otf": string;
                    "font/ttf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    findMissingPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pictures: components["schemas"]["NamedPicture"][];
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The pictures that are not there, in the order they were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamedPicture"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    handOverProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwner"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is theirs. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getProjectPicture: {
        parameters: {
            query: {
                assetId: string;
                connectorId: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, never larger than the asset itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProjectPictures: {
        parameters: {
            query: {
                /** @description A path in the folder of the field; that folder if left out. */
                folder?: string;
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description From `nextPage` of the page before. */
                nextPageToken?: string;
                search?: string;
                /** @description The image variable that a picture is chosen for. */
                variableId: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of what there is, in the order of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPicturePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadProjectPicture: {
        parameters: {
            query: {
                /** @description The image variable that the picture is for. */
                variableId: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, and the value that shows it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProjectPicture"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewProject: {
        parameters: {
            query?: {
                /** @description The layout shown; the one the document was saved with if left out. */
                layoutId?: string;
                /** @description The page shown; the first one that is drawn if left out. */
                pageId?: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, with a longest side of 256, 512 or 1,000 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
            default: components["responses"]["Problem"];
        };
    };
    getProjectRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The rows; none until they are saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ProjectRowsETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectRows"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveProjectRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller read or was answered last. */
                "If-Match"?: string;
            };
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectRows"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description They are saved. */
            204: {
                headers: {
                    ETag: components["headers"]["ProjectRowsETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getProjectUserInterface: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                projectId: components["parameters"]["projectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description What the editor of the project shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProjectUserInterface"];
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
    listTemplateCollections: {
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
            /** @description A page of collections. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCollectionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTemplateCollection: {
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
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new collection, with nothing in it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
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
    updateTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplateCollection"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCollectionCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, with a longest side of 1,024 pixels at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCollectionCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCollectionCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
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
    addToTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToTemplateCollection"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeFromTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renameInTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The collection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTemplateCollection"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewInTemplateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collectionId: components["parameters"]["collectionId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, with a longest side of 256, 512 or 1,000 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
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
                /** @description What the version is about, in up to 200 characters. */
                note?: string;
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
            query?: {
                /** @description Delete it even if collections hold it. */
                force?: boolean;
            };
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
    archiveTemplate: {
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
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
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
    announceTemplateEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id that the open editor has made for itself. */
                editorId: string;
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The other editors the template is open in, in the order they were opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherEditors"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    leaveTemplateEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An id that the open editor has made for itself. */
                editorId: string;
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description It is not among the others any more, if it ever was. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    previewTemplate: {
        parameters: {
            query?: {
                /** @description The layout shown; the one the document was saved with if left out. */
                layoutId?: components["parameters"]["shownLayout"];
                /** @description The page shown; the first one that is drawn if left out. */
                pageId?: components["parameters"]["shownPage"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, with a longest side of 256, 512 or 1,000 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
            default: components["responses"]["Problem"];
        };
    };
    listTemplateVersions: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
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
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateVersionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    previewTemplateVersion: {
        parameters: {
            query?: {
                /** @description The layout shown; the one the document was saved with if left out. */
                layoutId?: components["parameters"]["shownLayout"];
                /** @description The page shown; the first one that is drawn if left out. */
                pageId?: components["parameters"]["shownPage"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description `thumbnail`, `medium` or `highest`; anything else answers 400. */
                quality: components["parameters"]["quality"];
                templateId: components["parameters"]["templateId"];
                /** @description The revision the version was. */
                version: components["parameters"]["version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, with a longest side of 256, 512 or 1,000 pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            202: components["responses"]["PreviewStarted"];
            default: components["responses"]["Problem"];
        };
    };
    restoreTemplateVersion: {
        parameters: {
            query?: {
                /** @description The revision of the document the caller has changed. */
                revision?: components["parameters"]["revision"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                templateId: components["parameters"]["templateId"];
                /** @description The revision the version was. */
                version: components["parameters"]["version"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    importTemplate: {
        parameters: {
            query?: {
                /** @description The path of the folder to upload into. */
                folderPath?: components["parameters"]["uploadFolder"];
                /** @description What the template is called; as the file, without its extension, if left out. */
                name?: components["parameters"]["importName"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new template, and what became of the parts of the archive. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedTemplate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTemplateFont: {
        parameters: {
            query: {
                family: string;
                fontStyleId?: string;
                style: string;
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/otf": string;
                    "font/ttf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTemplatePicture: {
        parameters: {
            query: {
                assetId: string;
                connectorId: string;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                /** @description A longest side of 256, 1,024 or 2,048 pixels. */
                quality: components["parameters"]["mediaQuality"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The picture, never larger than the asset itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUserInterfaces: {
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
            /** @description A page of user interfaces. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInterfacePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createUserInterface: {
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
                "application/json": components["schemas"]["SaveUserInterface"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new user interface. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUserInterface"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUserInterface: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                userInterfaceId: components["parameters"]["userInterfaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The user interface. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUserInterface"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveUserInterface: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                userInterfaceId: components["parameters"]["userInterfaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUserInterface"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The user interface as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneUserInterface"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteUserInterface: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                userInterfaceId: components["parameters"]["userInterfaceId"];
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
    listViewPreferences: {
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
            /** @description A page of view preferences. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewPreferencePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createViewPreference: {
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
                "application/json": components["schemas"]["SaveViewPreference"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new view preference. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneViewPreference"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveViewPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                viewPreferenceId: components["parameters"]["viewPreferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewPreference"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The view preference as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneViewPreference"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteViewPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                viewPreferenceId: components["parameters"]["viewPreferenceId"];
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
    listWebHooks: {
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
            /** @description The web hooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebHook"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebHook: {
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
                "application/json": components["schemas"]["CreateWebHook"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new web hook, with its secret, which is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebHook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWebHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
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
    updateWebHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebHook"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The web hook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebHook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebHookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
            };
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description A page of deliveries, each with all its tries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebHookDeliveryPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    retryWebHookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: components["parameters"]["deliveryId"];
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The delivery, which waits for its next try. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebHookDelivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rotateWebHookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new secret, which is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebHookSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                webHookId: components["parameters"]["webHookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The delivery, which waits for its first try. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebHookDelivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUses: {
        parameters: {
            query: {
                /** @description 1 to 100 ids, separated by commas. */
                ids: components["parameters"]["ids"];
                /** @description What the ids are of. `media` are assets and folders; a folder stands for all assets in it and below it. */
                kind: components["schemas"]["UsedKind"];
                /** @description Most items of a page; 50 if left out. */
                limit?: components["parameters"]["limit"];
                /** @description Taken from `links.nextPage` of the page before. */
                nextPageToken?: components["parameters"]["nextPageToken"];
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
            /** @description A page of what uses them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWorkspaces: {
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
            /** @description A page of workspaces. `sortBy` is one of `name`, `created` and `modified`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWorkspace: {
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
                "application/json": components["schemas"]["SaveWorkspace"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The new workspace. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneWorkspace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                workspaceId: components["parameters"]["workspaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWorkspace"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            /** @description The workspace as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneWorkspace"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The technical name of the environment, in any case. */
                name: components["parameters"]["name"];
                workspaceId: components["parameters"]["workspaceId"];
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
}
