// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Answers 401 with the same message for an unknown email and for a wrong password.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new session
         * @description The refresh token rotates; using one twice is refused and ends the whole family of tokens.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diagnostic/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deployed version */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/Courses/{courseId}/TeeSets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tee sets of a course with their ratings */
        get: operations["listTeeSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/PostScore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a score to the handicap association
         * @description Posts the score, computes the golfer's new Handicap Index, stores the pictures, puts the round into the
         *     feed and tells connected followers through the hub. It happens completely or not at all.
         */
        post: operations["postScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/SearchCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses whose name contains a text */
        get: operations["searchCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/linx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the feed
         * @description Newest first. Paging by `olderThan` is stable while new items arrive at the top: the next page starts
         *     where the last one ended. Golfers with a private account appear to approved followers only.
         */
        get: operations["listLinx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/linx/update-us_last_notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the golfer has seen what is new */
        post: operations["updateLastNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logging/log-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error the app met
         * @description Sent with keepalive and without a token. At most 60,000 bytes.
         */
        post: operations["logError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A golfer's profile picture
         * @description Asked for by image elements, so it takes no token.
         */
        get: operations["getProfilePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Scores/RecentCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses the golfer played lately
         * @description Newest first, each course once.
         */
        get: operations["listRecentCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in golfer
         * @description Fetched when a session starts. Right after a login the app sends the header New-Session.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hubs/linx/negotiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a hub connection
         * @description The first step of a SignalR connection; a WebSocket, server-sent events or long polling at /hubs/linx
         *     follow. Events: ReceiveLinxUpdate (no arguments) and ReceiveFollowRequestsUpdate (count).
         */
        post: operations["negotiateHub"];
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
         * @description The body of every failure.
         * @example {
         *       "message": "Your session has expired.",
         *       "status": 401
         *     }
         */
        ApiError: {
            /** @description Whatever more the host wants to say. */
            data?: unknown;
            /** @description What went wrong, in words a golfer can read. */
            message: string;
            /** @description The HTTP status again. */
            status?: number;
        };
        /**
         * @description A session and the golfer it belongs to.
         * @example {
         *       "success": true,
         *       "message": "Success",
         *       "accessToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x",
         *       "refreshToken": "r.1.1001",
         *       "expiresIn": 3600,
         *       "userId": 1,
         *       "email": "nora@whitcombe.example",
         *       "firstName": "Nora",
         *       "lastName": "Whitcombe",
         *       "city": "Boulder",
         *       "state": "CO",
         *       "gender": "F",
         *       "private": true,
         *       "ghinNumber": 1034567,
         *       "pictureUrl": "/api/profile/picture/1",
         *       "lastNotify": "2026-06-13T21:00:00.000+00:00",
         *       "sessionId": "s-1001"
         *     }
         */
        AuthSession: {
            /** @description JWT-shaped bearer token. */
            accessToken: string;
            city?: string | null;
            email: string;
            /** @description Seconds from now until the access token expires. */
            expiresIn: number;
            firstName: string;
            /** @description Score gender: M or F. */
            gender?: string;
            /** @description GHIN number (HDCP ID). */
            ghinNumber?: number | null;
            lastName: string;
            /**
             * Format: date-time
             * @description When the golfer last looked at new Linx.
             */
            lastNotify?: string | null;
            message?: string;
            /** @description A path beginning with /api/ is on the API host. */
            pictureUrl?: string | null;
            /** @description Whether followers need approval. */
            private?: boolean;
            /** @description Exchanged once for a new session. */
            refreshToken: string;
            sessionId?: string;
            /** @description Two-letter state. */
            state?: string | null;
            success: boolean;
            userId: number;
        };
        /**
         * @example {
         *       "CourseID": 13995,
         *       "CourseName": "Larkspur Municipal",
         *       "FacilityName": "Larkspur Municipal Golf Course",
         *       "City": "Boulder",
         *       "State": "US-CO",
         *       "Country": "USA"
         *     }
         */
        CourseSearchResult: {
            City?: string | null;
            /** @description USA for home courses. */
            Country?: string | null;
            CourseID: number;
            CourseName: string;
            /** @description Shown only when it differs from the course. */
            FacilityName?: string | null;
            /** @description With the country: US-GA. */
            State?: string | null;
        };
        Done: {
            message?: string;
            success: boolean;
        };
        /**
         * @description An error the app met. Never holds tokens, passwords, hashes or query values.
         * @example {
         *       "message": "Request failed with status 500",
         *       "stackTrace": "",
         *       "component": "GET /api/linx",
         *       "severity": "error",
         *       "userId": 1,
         *       "httpStatusCode": 500
         *     }
         */
        FrontendErrorReport: {
            component: string;
            httpStatusCode: number | null;
            message: string;
            severity: string;
            stackTrace: string;
            userId: number | null;
        };
        GroupBet: {
            /** @description Whole US dollars: won above zero, lost below. */
            dollars: number;
            name: string;
            userId: number;
        };
        /**
         * @description A Handicap Index. As a number, a plus index is negative (+2.1 is -2.1). As text it is ready to show:
         *     '8.4', '+2.1', 'NH' (no index yet).
         */
        Handicap: number | string | null;
        LastNotify: {
            /**
             * Format: date-time
             * @description The golfer's new last-notify time.
             */
            timestamp: string;
        };
        /**
         * @description One entry of the feed. `sourceTable` and `sourceId` together name it; which other fields are filled
         *     depends on `notificationType`.
         * @example {
         *       "sourceTable": "golf_scores",
         *       "sourceId": 1004,
         *       "userId": 2,
         *       "name": "Marcus Bell",
         *       "userFirstName": "Marcus",
         *       "userLastName": "Bell",
         *       "picture": "/api/profile/picture/2",
         *       "city": "Boulder",
         *       "state": "CO",
         *       "handicap": "8.4",
         *       "postedDate": "2026-06-13",
         *       "activityDate": "2026-06-13T21:30:00.000+00:00",
         *       "notificationType": "FollowedUserResult",
         *       "actionText": "posted a score",
         *       "courseName": "Bellwether Links",
         *       "teeName": "Blue",
         *       "scoreTotal": 79,
         *       "front9": 38,
         *       "back9": 41,
         *       "holes": 18,
         *       "goPublicNotes": "Dew so heavy on the first tee you could read the putts.",
         *       "goOldHandicap": 8.7,
         *       "goNewHandicap": 8.4,
         *       "imageUrls": [],
         *       "groupBets": [],
         *       "playerScores": [],
         *       "commentCount": 3,
         *       "likeCount": 12,
         *       "hasUserLiked": false,
         *       "hasConnectedPlayer": false,
         *       "isFollowed": true
         *     }
         */
        LinxItem: {
            actionText?: string | null;
            /**
             * Format: date-time
             * @description When it happened; the feed's order.
             */
            activityDate: string;
            /** @description Strokes on holes 10 to 18. */
            back9?: number | null;
            city?: string | null;
            commentCount: number;
            courseName?: string | null;
            /** @description Strokes on holes 1 to 9. */
            front9?: number | null;
            goNewHandicap?: components["schemas"]["Handicap"];
            goOldHandicap?: components["schemas"]["Handicap"];
            goPublicNotes?: string | null;
            groupBets?: components["schemas"]["GroupBet"][];
            handicap?: components["schemas"]["Handicap"];
            /** @description Whether the viewer played in the group. */
            hasConnectedPlayer?: boolean;
            hasUserLiked: boolean;
            /** @description Holes played. */
            holes?: number | null;
            /** @description Pictures and videos; up to 3 are shown. */
            imageUrls?: string[];
            /** @description Whether the viewer follows this golfer. */
            isFollowed?: boolean;
            likeCount: number;
            /** @description Full name. */
            name: string;
            /** @description Open: GroupedGolfScores, FollowedUserResult (a single score), NewFollower, IFollowed. */
            notificationType: string;
            /** @description A path beginning with /api/ is on the API host. */
            picture?: string | null;
            playerScores?: components["schemas"]["PlayerScore"][];
            /**
             * Format: date
             * @description The calendar day the round was played.
             */
            postedDate?: string | null;
            /** @description Strokes. */
            scoreTotal?: number | null;
            sourceId: number;
            sourceTable: string;
            state?: string | null;
            teeName?: string | null;
            userFirstName?: string | null;
            userId: number;
            userLastName?: string | null;
        };
        /**
         * @description One page of the feed, newest first.
         * @example {
         *       "items": [],
         *       "hasMore": false,
         *       "oldestActivityDate": null
         *     }
         */
        LinxPage: {
            /** @description Whether older items exist. */
            hasMore: boolean;
            items: components["schemas"]["LinxItem"][];
            /**
             * Format: date-time
             * @description The cursor of the next page (its `olderThan`); null when the page is empty.
             */
            oldestActivityDate: string | null;
        };
        LoginRequest: {
            /** @description The email address the golfer signed up with. */
            email: string;
            /** @description Sent byte for byte, never trimmed. */
            password: string;
        };
        /**
         * @description How to connect to the hub (SignalR, negotiate version 1).
         * @example {
         *       "negotiateVersion": 1,
         *       "connectionId": "c-1001",
         *       "connectionToken": "t-1001",
         *       "availableTransports": [
         *         {
         *           "transport": "WebSockets",
         *           "transferFormats": [
         *             "Text"
         *           ]
         *         }
         *       ]
         *     }
         */
        Negotiation: {
            availableTransports: {
                transferFormats: string[];
                /** @enum {string} */
                transport: "WebSockets" | "ServerSentEvents" | "LongPolling";
            }[];
            connectionId: string;
            /** @description Sent as the query parameter `id` by the transports. */
            connectionToken: string;
            negotiateVersion: number;
            useStatefulReconnect?: boolean;
        };
        /** @description One golfer's row of a grouped round. */
        PlayerScore: {
            back9?: number | null;
            city?: string | null;
            commentId?: number | null;
            commentText?: string | null;
            /** Format: date-time */
            dateTime?: string | null;
            front9?: number | null;
            holes?: number | null;
            isFollowed?: boolean;
            newHandicap?: components["schemas"]["Handicap"];
            oldHandicap?: components["schemas"]["Handicap"];
            scoreTotal: number | null;
            state?: string | null;
            teeName?: string | null;
            userId: number;
            userName: string;
            userPicture?: string | null;
        };
        /**
         * @description What the association recorded.
         * @example {
         *       "scoreType": "H",
         *       "datePlayed": "2026-06-13",
         *       "scoreTotal": 84,
         *       "scoreFront": 41,
         *       "scoreBack": 43,
         *       "adjusted_gross_score": 84,
         *       "front9_adjusted": 41,
         *       "back9_adjusted": 43,
         *       "holesPlayed": 18
         *     }
         */
        PostedScore: {
            /** @description Strokes after the maximum hole score; equal to the total for a posted total. */
            adjusted_gross_score?: number | null;
            back9_adjusted?: number | null;
            /** Format: date */
            datePlayed: string;
            front9_adjusted?: number | null;
            holesPlayed: number;
            scoreBack?: number | null;
            scoreFront?: number | null;
            scoreTotal: number;
            scoreType: string;
        };
        /**
         * @description A course the golfer played lately, with the last round there.
         * @example {
         *       "courseID": 14001,
         *       "courseName": "Bellwether Links",
         *       "facilityName": "Bellwether Links",
         *       "teeSetId": 300102,
         *       "teeName": "Blue",
         *       "holesPlayed": 18,
         *       "front9Score": 38,
         *       "back9Score": 41,
         *       "scoreTotal": 79
         *     }
         */
        RecentCourse: {
            back9Score?: number | null;
            courseID: number;
            courseName: string;
            facilityName?: string | null;
            front9Score?: number | null;
            holesPlayed?: number | null;
            scoreTotal?: number | null;
            teeName?: string | null;
            teeSetId?: number | null;
        };
        RefreshRequest: {
            /** @description The newest refresh token; each works once. */
            refreshToken: string;
        };
        /**
         * @description The parts of a posted score. A total is sent as single fields; hole by hole is sent as `requestData`,
         *     a JSON text of HoleByHoleScore. Pictures and videos follow as `mediaFiles` (up to 3).
         */
        ScoreFields: {
            courseId?: number;
            courseName?: string;
            /**
             * Format: date
             * @description The golfer's own calendar day; never in the future.
             */
            datePlayed?: string;
            holesPlayed?: number;
            mediaFiles?: string[];
            /** @description The grouped round this score joins. */
            parentGroupId?: number;
            /** @description The score this one answers ('I played too'). */
            parentScoreId?: number;
            /** @description JSON text of [{userId, dollars}]: the golfers played with and whole US dollars won or lost. */
            partners?: string;
            publicNotes?: string;
            /** @description JSON text of HoleByHoleScore. */
            requestData?: string;
            /** @description Strokes on the back nine; left out when only the total is known. */
            scoreBack?: number;
            /** @description Strokes on the front nine; left out when only the total is known. */
            scoreFront?: number;
            /** @description Strokes. */
            scoreTotal?: number;
            /**
             * @description H Home, A Away, T Competition.
             * @enum {string}
             */
            scoreType?: "H" | "A" | "T";
            /** @enum {string} */
            showTo?: "Followers" | "Private";
            teeName?: string;
            teeSetId?: number;
            /** @enum {string} */
            teeSetSide?: "All18" | "Front9" | "Back9";
        };
        /**
         * @description One rating of a tee set. A tee set has up to three rows with one TeeSetRatingId (Total, Front, Back),
         *     in no promised order.
         * @example {
         *       "TeeSetRatingId": 282104,
         *       "RatingType": "Total",
         *       "TeeSetRatingName": "Blue",
         *       "DisplayName": "Blue",
         *       "Gender": "Male",
         *       "CourseRating": 72.4,
         *       "SlopeRating": 136,
         *       "TotalPar": 72,
         *       "TotalYardage": 6831
         *     }
         */
        TeeSetRating: {
            /** @description Strokes of a scratch golfer, one decimal. */
            CourseRating: number | null;
            /** @description May be blank. */
            DisplayName?: string | null;
            /** @description Open: Male, Female, Mixed. Tells two tee sets of one name apart. */
            Gender?: string | null;
            /** @description Open: Total, Front, Back. */
            RatingType: string;
            /** @description 55 to 155; 113 is standard. */
            SlopeRating: number | null;
            TeeSetRatingId: number;
            TeeSetRatingName?: string | null;
            TotalPar?: number | null;
            /** @description Yards. */
            TotalYardage?: number | null;
        };
        /**
         * @description The signed-in golfer, as the host keeps them.
         * @example {
         *       "us_id": 1,
         *       "us_email": "nora@whitcombe.example",
         *       "us_firstname": "Nora",
         *       "us_lastname": "Whitcombe",
         *       "us_city": "Boulder",
         *       "us_state": "CO",
         *       "us_gender": "F",
         *       "us_private": true,
         *       "us_ghinnumber": 1034567,
         *       "us_picture_url": "/api/profile/picture/1",
         *       "us_lastnotify": "2026-06-13T21:00:00.000+00:00",
         *       "session_id": null
         *     }
         */
        User: {
            /** @description Present after a new login. */
            session_id?: string | null;
            us_city?: string | null;
            us_email: string;
            us_firstname: string;
            /**
             * @description Score gender: M or F.
             * @default M
             */
            us_gender: string;
            /** @description GHIN number (HDCP ID). */
            us_ghinnumber?: number | null;
            us_id: number;
            us_lastname: string;
            /**
             * Format: date-time
             * @description When the golfer last looked at new Linx.
             */
            us_lastnotify?: string | null;
            /** @description A path beginning with /api/ is on the API host. */
            us_picture_url?: string | null;
            /**
             * @description Whether followers need approval.
             * @default true
             */
            us_private: boolean;
            /** @description Two-letter state. */
            us_state?: string | null;
        };
        /**
         * @example {
         *       "version": "2026.6.1"
         *     }
         */
        Version: {
            /** @description Names the deployed build; the app reloads when it changes. */
            version: string;
        };
    };
    responses: {
        /** @description The request could not be understood, or a value in it is not acceptable. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request could not be understood.",
                 *       "status": 400
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description It was changed elsewhere, or is there already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "It is there already.",
                 *       "status": 409
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Signed in, but not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You may not do this.",
                 *       "status": 403
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found.",
                 *       "status": 404
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The host failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on our side.",
                 *       "status": 500
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than the host accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is too large.",
                 *       "status": 413
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests; try again later. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Please wait a moment.",
                 *       "status": 429
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No access token, or one that is no longer good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Your session has expired.",
                 *       "status": 401
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The host, or the handicap association behind it, cannot answer now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The handicap service is not available right now.",
                 *       "status": 503
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Understood, but refused by a rule of the product or of the handicap association. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The date played cannot be in the future.",
                 *       "status": 422
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body has a content type this operation does not take. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This content type is not supported.",
                 *       "status": 415
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
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
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nora@whitcombe.example",
                 *       "password": "linxgolf1"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "r.1.1001"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new session; the old refresh token is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeeSets: {
        parameters: {
            query?: {
                /**
                 * @description Only tee sets rated for this score gender.
                 * @example M
                 */
                gender?: "M" | "F";
            };
            header?: never;
            path: {
                /**
                 * @description CourseID of a search result, courseID of a recent course.
                 * @example 13995
                 */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to three rows per tee set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeeSetRating"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": 13995,
                 *       "courseName": "Larkspur Municipal",
                 *       "teeSetId": 282104,
                 *       "teeName": "Blue",
                 *       "teeSetSide": "All18",
                 *       "holesPlayed": 18,
                 *       "datePlayed": "2026-06-13",
                 *       "scoreType": "H",
                 *       "scoreTotal": 84,
                 *       "publicNotes": "",
                 *       "showTo": "Followers",
                 *       "partners": "[]"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ScoreFields"];
            };
        };
        responses: {
            /** @description Posted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedScore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCourses: {
        parameters: {
            query: {
                /**
                 * @description Part of the course's name; the app asks from three characters on.
                 * @example Larks
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinx: {
        parameters: {
            query: {
                /**
                 * @description The cursor; `oldestActivityDate` of the page before.
                 * @example 2026-06-13T21:30:00.000+00:00
                 */
                olderThan?: string;
                /**
                 * @description Items per page.
                 * @example 25
                 */
                pageSize?: number;
                /**
                 * @description Sent with My Linx; the signed-in golfer's id.
                 * @example 1
                 */
                userId?: number;
                /**
                 * @description Following, My Linx, My Bets or User:{userId}.
                 * @example Following
                 */
                view: string;
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
                    "application/json": components["schemas"]["LinxPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLastNotify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timestamp": "2026-06-13T23:30:00.000+00:00"
                     *     }
                     */
                    "application/json": components["schemas"]["LastNotify"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrontendErrorReport"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The golfer's id.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture's bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentCourse"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent as `true` on the first fetch after a new login, so that the host opens a new session.
                 * @example true
                 */
                "New-Session"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The golfer's record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    negotiateHub: {
        parameters: {
            query?: {
                /**
                 * @description The client's newest negotiate version.
                 * @example 1
                 */
                negotiateVersion?: number;
                /**
                 * @description Asked for by a client that keeps a buffer over reconnects.
                 * @example true
                 */
                useStatefulReconnect?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection and its transports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Negotiation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
