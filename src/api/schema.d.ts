// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/api/auth/complete-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch the application after signing up
         * @description Registers the golfer's HDCP ID at the handicap association, if there is one, and opens the first session.
         *     It works once per account; afterwards golfers log in.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Afterwards the account exists, but its registration is not complete and its email not verified. A mail with a
         *     link to `{baseUrl}/check-email?token=…&email=…` is sent. The HDCP ID is not checked again: it was checked by
         *     validateGolferData before, and a handicap service that is down must not block sign-up.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/debug/check-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an email address is verified
         * @description Called after a sign-in was refused with 401 or 403, whatever the message: for an address that is not verified the app
         *     calls forceEmailVerification and sends the sign-in again. For an address without an account the answer is `true`,
         *     so that this call does not reveal who has one.
         */
        get: operations["checkEmailVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/debug/force-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an email address as verified
         * @description Sent without a body when a sign-in was refused and checkEmailVerification says that the address is not
         *     verified; then the sign-in is sent once more. The answer is the same whether or not
         *     there is such an account, and if it is already verified.
         */
        post: operations["forceEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/external-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the tokens of the identity provider
         * @description Sent by the direct sign-in page with what the identity provider returned. The host verifies the id token's
         *     signature, issuer, audience and times itself; the golfer is found by its verified email address.
         */
        post: operations["loginWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a mail with a link to set a new password
         * @description The answer is the same, and takes the same time, whether or not the address is registered. The mail's link is
         *     `{baseUrl}/reset-password?token=…&email=…`; its token works once, for 60 minutes, and a newer one replaces it.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description The message of a 401 is the same for an unknown email and a wrong password.
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
         * @description Refresh tokens rotate. A second use of one is refused and ends its whole family of tokens.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password and sign in
         * @description Uses up the token of the mailed link, verifies the email address (the mail was read), ends every other session of
         *     the golfer and opens a new one. A refused password does not use up the token.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address with the token of a mailed link
         * @description Opening the same link again succeeds, too, as long as the account exists, because mail programs and golfers open
         *     links twice. A token is valid for 24 hours.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an item of the feed
         * @description The item's golfers get the hub event ReceiveLinxUpdate. A comment sent twice is added twice, unless both requests have
         *     the same `idempotencyKey`.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who commented on an item, or who gave it a woohoo
         * @description Comments oldest first, woohoos newest first; not paged. For an item that is gone or that the golfer may not see, the
         *     answer is 404.
         */
        get: operations["listCommentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/woohoo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an item of the feed a woohoo
         * @description One woohoo per golfer and item: another one changes nothing and returns the same count. The golfers of the
         *     item get the hub event ReceiveLinxUpdate. A woohoo cannot be removed.
         */
        post: operations["sendWoohoo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diagnostic/deployment-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the host was deployed
         * @description Shown on the About page as the backend deployment time.
         */
        get: operations["getDeploymentTime"];
        put?: never;
        post?: never;
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
        /**
         * The deployed version
         * @description Requested 1 second after the app has started, and whenever it becomes visible again.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/approve/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a follow request
         * @description The golfer who asked sees the signed-in golfer's scores from now on, including earlier ones, and gets the hub event
         *     ReceiveLinxUpdate. The follow counts from the approval, not from the request: that is the time of the items in
         *     both golfers' feeds.
         */
        put: operations["approveFollow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/follow/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a golfer, or send a request
         * @description A public golfer is followed at once (Approved); a private one gets a request (Pending) and the hub event
         *     ReceiveFollowRequestsUpdate. A golfer followed at once has a new item in the feed and gets the hub event
         *     ReceiveLinxUpdate.
         */
        post: operations["followGolfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Golfers who follow the signed-in golfer
         * @description By name; only approved followers.
         */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Golfers the signed-in golfer follows, or asked to follow
         * @description By name. A request that waits for approval has the status Pending.
         */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/reject/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject a follow request
         * @description The sender of the request is not notified, and may send it again.
         */
        put: operations["rejectFollow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Golfers who have asked to follow the signed-in golfer
         * @description Newest first; all of them are Pending.
         */
        get: operations["listFollowRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many golfers have asked to follow the signed-in golfer
         * @description The same number the hub sends with ReceiveFollowRequestsUpdate.
         */
        get: operations["countFollowRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested golfers to follow
         * @description Best first: those most followed by the golfers whom the signed-in golfer follows, and by full name among equals.
         *     The follows of a golfer followed within the last hour do not count yet, so that a follow does not reorder the list
         *     being read. Leaves out the signed-in golfer, golfers who are followed or have been sent a request, and golfers whose
         *     email is not verified.
         *     Following a golfer shortens the list, so later pages never repeat a golfer but may leave one out.
         */
        get: operations["listFollowSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follow/unfollow/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop following a golfer, or cancel a request
         * @description The other golfer is not notified when a follow ends; a canceled request lowers their count
         *     (ReceiveFollowRequestsUpdate).
         */
        put: operations["unfollowGolfer"];
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
        /**
         * The tee sets of a course with their ratings
         * @description One row per rating: the three of a tee set (Total, Front, Back) share its id, in no promised order. A
         *     nine-hole course has Total rows only.
         */
        get: operations["listTeeSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/Courses/{courseId}/TeeSets/{teeSetId}/Holes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The holes of a tee set
         * @description Empty for tee sets whose holes the association does not list, such as some combination tees.
         */
        get: operations["listHoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/MyBets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in golfer's bets
         * @description One row per round and partner, newest day of play first; the golfer's own posts and those that name the
         *     golfer as a partner, seen from the golfer's side. Where both posted an amount the newer one counts, here as in
         *     the feed's groupBets, so that what one wins the other loses. A page shorter than `take` is the last one.
         */
        get: operations["listMyBets"];
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
         *     feed and notifies connected followers through the hub. It happens completely or not at all. A round of 10 to 17
         *     holes must include a complete nine.
         *
         *     A total is sent as single parts of the form. Hole by hole, everything but the files is in one part,
         *     `requestData`; of the single parts beside it only `idempotencyKey` is read. Files follow as `mediaFiles`, one part each.
         *     The same score sent twice is recorded twice, since only the sender knows whether that was intended. Requests of one
         *     attempt have the same `idempotencyKey`: a repeated one gets the first one's answer and is recorded once.
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
        /**
         * Courses whose name contains a text
         * @description The name of the course or of its facility; case, accents and apostrophes do not matter. Courses that are
         *     permanently closed are not found.
         */
        get: operations["searchCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Ghin/ValidateGolferData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether an HDCP ID belongs to a golfer
         * @description Called before an HDCP ID is saved, and before there is an account. A number that the association does not know, a
         *     different last name or score gender, and a lapsed membership are answers (200 with isValid false and the
         *     association's message), not failures. Spaces, hyphens and leading zeros of the number do not matter, nor do
         *     case and accents of the name. A golfer without a Handicap Index yet is valid.
         */
        post: operations["validateGolferData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group/{groupId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a group
         * @description The owner first, then in the order they joined. Any golfer may see them, even those of a group by invitation.
         */
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups that the signed-in golfer could join or ask to be invited to
         * @description By name; none of the golfer's own.
         */
        get: operations["listAvailableGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group/mygroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups the signed-in golfer belongs to
         * @description By name.
         */
        get: operations["listMyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by email
         * @description Sends one email to one person, in the signed-in golfer's name, with a link to sign up. The response is the
         *     same when the person is a member already, so that it does not reveal members.
         */
        post: operations["sendInvite"];
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
        /**
         * Record that the golfer has seen what is new
         * @description Sets `us_lastnotify` to now; sent without a body.
         */
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
         * Report an error of the app
         * @description Sent with keepalive and without a token. At most 60,000 bytes.
         */
        post: operations["logError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture or video of a score
         * @description The file of an entry of a LinxItem's `imageUrls`. Image and video elements request it, so it takes no token:
         *     anyone who has the URL may see it, and the URL cannot be guessed. Videos are requested in byte ranges,
         *     which some browsers require.
         */
        get: operations["getScoreMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the signed-in golfer's picture
         * @description Replaces the former picture. The new one has another address, so that no cache shows the old one. It must be a
         *     JPEG or PNG, judged by content and never by the file's name or declared type, with at most 20,971,520 bytes and
         *     64 megapixels. The app sends a 500 x 500 crop.
         */
        post: operations["uploadProfilePicture"];
        /**
         * Remove the signed-in golfer's picture
         * @description Succeeds even if there is no picture.
         */
        delete: operations["deleteProfilePicture"];
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
         * @description Requested by image elements, so it takes no token.
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
    "/api/profile/picture/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture before there is an account
         * @description The same rules apply as for uploadProfilePicture. The address goes into `profilePicture` of createUser; a picture
         *     that no account claims within 24 hours is removed.
         */
        post: operations["uploadSignupPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pushnotification/check-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this device gets the signed-in golfer's notifications
         * @description False for an endpoint that the host does not know, that belongs to another golfer, or that the push service no longer accepts.
         */
        get: operations["checkPushSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pushnotification/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The golfer does not want notifications on this device
         * @description Ends the endpoint's subscription if it is the golfer's; without a subscription it only records the decline.
         */
        post: operations["declinePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pushnotification/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send notifications to this device
         * @description An endpoint belongs to one golfer: subscribing again, even as another golfer, replaces the subscription. It also
         *     cancels an earlier decline.
         */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pushnotification/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification to the golfer's own devices
         * @description Sent to every active subscription of the signed-in golfer.
         */
        post: operations["sendTestPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pushnotification/vapid-public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public key for push subscriptions
         * @description The host signs its notifications with the private key (VAPID, RFC 8292).
         */
        get: operations["getVapidPublicKey"];
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
         * Courses that the golfer has played recently
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
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Followed golfers whose name contains a text
         * @description Used to choose the partners of a round. Case and accents do not matter; names that start with the text come
         *     first. Golfers who have not yet approved the follow are not found.
         */
        get: operations["searchGolfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether an access key opens the usage report
         * @description A wrong key answers 401. It is not a golfer's token: the app neither refreshes nor ends a session because of it.
         */
        post: operations["checkAccessKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/form-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the golfer went from one section to another
         * @description Sent on every change of page except the first; the app does not wait for it.
         */
        post: operations["recordFormUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The operator's usage report
         * @description Needs the access key in the header X-Access-Key, not a golfer's token; with a wrong or missing key the answer is 401.
         *     Periods end now: the last 24 hours and the last 7, 30 and 365 days.
         */
        get: operations["getUsageReport"];
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
        /**
         * Save the profile
         * @description Replaces all eight fields and returns the new record. When there is an HDCP ID and it, the last name or the
         *     score gender changed, it is validated with the association again. Changing Private Posts to No approves the
         *     pending follow requests, since they no longer need approval.
         */
        put: operations["updateCurrentUser"];
        post?: never;
        /**
         * Delete the account
         * @description Removes the golfer, their scores, feed items, comments, woohoos, follows, pictures and push subscriptions
         *     from this host and ends all their sessions. What the handicap association recorded stays there.
         */
        delete: operations["deleteCurrentUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hubs/linx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to the hub
         * @description With `Upgrade: websocket`, a WebSocket that carries the messages of both sides. With
         *     `Accept: text/event-stream`, a stream of server-sent events, one message per event. Otherwise one long poll:
         *     the first is answered at once with an empty body, each later one when there are messages, or with an empty body after
         *     90 seconds.
         *
         *     Messages are SignalR's JSON protocol, version 1: a JSON object each, ended by the character U+001E. The
         *     client's first message is the handshake, answered by `{}`. The host pings every 15 seconds (not between
         *     polls), disconnects a client that was silent for 30 seconds, and ends a connection with a close message (type 7)
         *     whose `allowReconnect` says whether to reconnect. Stateful reconnect is used if negotiate requested it.
         *
         *     | Event | Arguments | Sent to | When |
         *     |---|---|---|---|
         *     | ReceiveLinxUpdate | none | the golfers concerned | their Following feed, or an item of theirs, changed |
         *     | ReceiveFollowRequestsUpdate | count of waiting requests | the golfer asked | a request came or went |
         *
         *     Events are sent per golfer, to every connection of that golfer, and are not stored for disconnected golfers: after a
         *     reconnect a client requests its counts.
         */
        get: operations["connectHub"];
        put?: never;
        /**
         * Send a message to the hub
         * @description For clients that use server-sent events or long polling: their handshake, pings and acknowledgments. The
         *     hub has no methods to call.
         */
        post: operations["sendToHub"];
        /**
         * End a long-polling connection
         * @description The poll that is held, or the next one, answers 204.
         */
        delete: operations["disconnectHub"];
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
        AccessKey: {
            /** @description The operator's key as typed. */
            accessKey: string;
        };
        /**
         * @description The body of every failure.
         * @example {
         *       "message": "Your session has expired.",
         *       "status": 401
         *     }
         */
        ApiError: {
            /** @description Any further details from the host. */
            data?: unknown;
            /** @description What went wrong, as a message for golfers. */
            message: string;
            /** @description Repeats the HTTP status. */
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
         * @description What the golfer won or lost against one partner in one round.
         * @example {
         *       "date": "2026-06-13",
         *       "course": "Three Ponds Golf Club",
         *       "score": 86,
         *       "partner": "Tom Okafor",
         *       "dollars": -24
         *     }
         */
        BetRow: {
            /** @description Name of the course. */
            course: string;
            /**
             * Format: date
             * @description The day of play.
             */
            date: string;
            /** @description Whole US dollars: won above zero, lost below. */
            dollars: number;
            /** @description Full name of the partner. */
            partner: string;
            /** @description The signed-in golfer's strokes in that round; null when they posted none. */
            score?: number | null;
        };
        CheeredItem: {
            updatedItem: {
                /** @description How many woohoos the item has now. */
                likeCount: number;
            };
        };
        /**
         * @description One comment, or one golfer's woohoo.
         * @example {
         *       "name": "Priya Raman",
         *       "picture": "/api/profile/picture/3",
         *       "dateTime": "2026-06-13T21:42:00.000+00:00",
         *       "city": "Denver",
         *       "state": "CO",
         *       "handicap": "+1.2",
         *       "commentText": "Eagle at twelve!"
         *     }
         * @example {
         *       "name": "Hal Winters",
         *       "picture": null,
         *       "dateTime": "2026-06-13T22:05:00.000+00:00",
         *       "city": "Louisville",
         *       "state": "CO",
         *       "handicap": "NH",
         *       "commentText": null
         *     }
         */
        CommentDetail: {
            city?: string | null;
            /** @description Null for a woohoo. */
            commentText?: string | null;
            /**
             * Format: date-time
             * @description The time of the comment or woohoo.
             */
            dateTime?: string | null;
            handicap?: components["schemas"]["Handicap"];
            /** @description Full name of the golfer. */
            name: string;
            /** @description A path beginning with /api/ is on the API host. */
            picture?: string | null;
            /** @description Two-letter state. */
            state?: string | null;
        };
        CommentedItem: {
            updatedItem: {
                /** @description How many comments the item has now. */
                commentCount: number;
            };
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
            /** @description Never blank. */
            CourseName: string;
            /** @description Shown only when it differs from the course. */
            FacilityName?: string | null;
            /** @description With the country: US-GA. */
            State?: string | null;
        };
        /**
         * @example {
         *       "success": true,
         *       "message": "Your account has been created.",
         *       "userId": 1206
         *     }
         */
        CreatedUser: {
            /** @description Text to show to the golfer. */
            message?: string;
            success: boolean;
            /** @description The new golfer. */
            userId: number;
        };
        /** @description The sections one golfer used on one day. */
        DailyForms: {
            /** @description Day of the week, ready to show. */
            dayName: string | number;
            /** @description Names of the sections, ready to show, separated by comma and space; or how many there were. */
            formsUsed: string | number;
            /** @description Full name. */
            userName: string;
        };
        /**
         * @example {
         *       "deploymentTime": "2026-06-01T06:15:00.000+00:00"
         *     }
         */
        DeploymentTime: {
            /**
             * Format: date-time
             * @description When the host's build was deployed.
             */
            deploymentTime: string;
        };
        /** @description Confirms success. */
        Done: {
            /** @description Text to show to the golfer. */
            message?: string;
            success: boolean;
        };
        EmailVerification: {
            data: {
                isEmailVerified: boolean;
            };
        };
        EmailVerificationRequest: {
            /** @description `email` of the mailed link. */
            email: string;
            /** @description `token` of the mailed link. */
            token: string;
        };
        /** @description The result of a follow, approval, rejection or unfollow. */
        FollowChange: {
            /** @description The relation now, open: Pending, Approved, None. */
            status: string;
            success: boolean;
        };
        /**
         * @description A golfer in a list of people.
         * @example {
         *       "userId": 2,
         *       "fullName": "Marcus Bell",
         *       "pictureUrl": "/api/profile/picture/2",
         *       "location": "Boulder, CO",
         *       "handicap": "8.4",
         *       "status": "Approved",
         *       "isFollowedByCurrentUser": true
         *     }
         * @example {
         *       "userId": 4,
         *       "fullName": "Hal Winters",
         *       "pictureUrl": null,
         *       "location": "Louisville, CO",
         *       "handicap": "NH",
         *       "status": "Pending",
         *       "isFollowedByCurrentUser": false
         *     }
         */
        FollowEntry: {
            fullName: string;
            handicap?: components["schemas"]["Handicap"];
            /** @description Whether the signed-in golfer follows this one. */
            isFollowedByCurrentUser?: boolean;
            /** @description City and state, as text to show. */
            location?: string | null;
            /** @description A path beginning with /api/ is on the API host. */
            pictureUrl?: string | null;
            /**
             * @description How the relation stands that the list is about, open: Pending (asked), Approved (follows); null for a
             *     suggestion.
             */
            status?: string | null;
            userId: number;
        };
        FollowRequestCount: {
            /** @description Requests that wait for the signed-in golfer. */
            count: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "userId": 17,
         *           "fullName": "Simone Carter",
         *           "pictureUrl": "/api/profile/picture/17",
         *           "location": "Denver, CO",
         *           "handicap": "9.3",
         *           "status": null,
         *           "isFollowedByCurrentUser": false
         *         }
         *       ],
         *       "hasMore": false
         *     }
         */
        FollowSuggestions: {
            /** @description Whether there is a next page. */
            hasMore: boolean;
            items: components["schemas"]["FollowEntry"][];
        };
        FormUse: {
            /** @description The section that was entered. */
            newForm: string;
            /** @description The section that was left. */
            oldForm: string;
            /** @description The signed-in golfer. */
            userId: number;
        };
        /**
         * @description An error of the app. Never contains tokens, passwords, hashes or query values.
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
            /** @description Where: a screen, or method and path of a call. */
            component: string;
            /** @description Of the failed call; null when it was none, 0 when there was no answer. */
            httpStatusCode: number | null;
            message: string;
            /** @description Open: error, warning. */
            severity: string;
            /** @description Blank when there is none. */
            stackTrace: string;
            /** @description The signed-in golfer; null when signed out. */
            userId: number | null;
        };
        GolferData: {
            /**
             * @description Score gender.
             * @enum {string}
             */
            gender: "M" | "F";
            /** @description The GHIN number as typed; 4 to 9 digits. */
            hdcpId: string;
            lastName: string;
        };
        GolferValidation: {
            /** @description Why not; ready to show. Null when valid. */
            errorMessage?: string | null;
            /** @description Whether number, last name and score gender belong together and the membership is active. */
            isValid: boolean;
        };
        /**
         * @example {
         *       "groupId": 31,
         *       "groupName": "Saturday First Light",
         *       "openTo": "Invite",
         *       "description": "First group off, every Saturday.",
         *       "ownerName": "Marcus Bell",
         *       "ownerPictureUrl": "/api/profile/picture/2",
         *       "ownerLocation": "Boulder, CO",
         *       "ownerHandicap": "8.4"
         *     }
         */
        Group: {
            /** @description Written by the owner. */
            description?: string | null;
            groupId: number;
            groupName: string;
            /** @description Open: Invite (one is invited), anything else is open to all. */
            openTo?: string | null;
            ownerHandicap?: components["schemas"]["Handicap"];
            /** @description City and state, as text to show. */
            ownerLocation?: string | null;
            /** @description Full name. */
            ownerName?: string | null;
            /** @description A path beginning with /api/ is on the API host. */
            ownerPictureUrl?: string | null;
        };
        GroupBet: {
            /** @description Whole US dollars: won above zero, lost below. */
            dollars: number;
            name: string;
            userId: number;
        };
        /**
         * @example {
         *       "name": "Marcus Bell",
         *       "picture": "/api/profile/picture/2",
         *       "role": "Owner",
         *       "dateTime": "2024-03-02T15:00:00.000+00:00",
         *       "city": "Boulder",
         *       "state": "CO",
         *       "handicap": "8.4"
         *     }
         */
        GroupMember: {
            city?: string | null;
            /**
             * Format: date-time
             * @description When the golfer joined.
             */
            dateTime?: string | null;
            handicap?: components["schemas"]["Handicap"];
            /** @description Full name. */
            name: string;
            /** @description A path beginning with /api/ is on the API host. */
            picture?: string | null;
            /** @description Shown as it is. */
            role?: string | null;
            /** @description Two-letter state. */
            state?: string | null;
        };
        /**
         * @description A Handicap Index. As a number, a plus index is negative (+2.1 is -2.1). As text it is ready to show:
         *     '8.4', '+2.1', 'NH' (no index yet), '19.1M' (changed by a committee), 'WD' (withdrawn). The association's number
         *     for no index is 999.
         */
        Handicap: number | string | null;
        /**
         * @example {
         *       "hole": 1,
         *       "yardage": 487,
         *       "par": 5
         *     }
         */
        Hole: {
            /** @description Number of the hole, 1 to 18. */
            hole: number;
            /** @description 3 to 6 for this score gender. */
            par?: number | null;
            /** @description Yards from these tees. */
            yardage?: number | null;
        };
        /**
         * @description The parts of a score hole by hole: everything but the files is in `requestData`. Of single parts beside it only
         *     `idempotencyKey` is read.
         */
        HoleByHoleFields: {
            /** @description The same for all requests of one attempt. A repeated request gets the first one's answer and has no further effect. */
            idempotencyKey?: string;
            /** @description Pictures (JPEG, PNG, GIF, WebP; up to 20,971,520 bytes each) and videos (MP4, MOV, AVI, WebM; up to 75 MB each). */
            mediaFiles?: string[];
            /** @description JSON text of HoleByHoleScore. */
            requestData: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A score hole by hole: the JSON text in the part `requestData`. Holes that were not played are left out. The
         *     association limits each hole to net double bogey, so the adjusted gross score may be lower than the sum.
         * @example {
         *       "courseId": 13995,
         *       "courseName": "Larkspur Municipal",
         *       "teeSetId": 299501,
         *       "teeName": "Blue",
         *       "teeSetSide": "Front9",
         *       "datePlayed": "2026-06-13",
         *       "scoreType": "H",
         *       "publicNotes": "",
         *       "showTo": "Followers",
         *       "partners": [
         *         {
         *           "userId": 2,
         *           "dollars": -12
         *         }
         *       ],
         *       "numberOfHoles": 9,
         *       "numberOfPlayedHoles": 9,
         *       "holeDetails": [
         *         {
         *           "holeNumber": 1,
         *           "rawScore": 4,
         *           "par": 5
         *         },
         *         {
         *           "holeNumber": 2,
         *           "rawScore": 4,
         *           "par": 4
         *         },
         *         {
         *           "holeNumber": 3,
         *           "rawScore": 3,
         *           "par": 4
         *         },
         *         {
         *           "holeNumber": 4,
         *           "rawScore": 5,
         *           "par": 3
         *         },
         *         {
         *           "holeNumber": 5,
         *           "rawScore": 4,
         *           "par": 4
         *         },
         *         {
         *           "holeNumber": 6,
         *           "rawScore": 6,
         *           "par": 4
         *         },
         *         {
         *           "holeNumber": 7,
         *           "rawScore": 3,
         *           "par": 4
         *         },
         *         {
         *           "holeNumber": 8,
         *           "rawScore": 5,
         *           "par": 3
         *         },
         *         {
         *           "holeNumber": 9,
         *           "rawScore": 4,
         *           "par": 5
         *         }
         *       ]
         *     }
         */
        HoleByHoleScore: {
            /** @description CourseID of a search result. */
            courseId: number;
            /** @description For the app's own use; the host records the association's name. */
            courseName?: string;
            /**
             * Format: date
             * @description The golfer's own calendar day; never in the future.
             */
            datePlayed: string;
            /** @description The holes played, each once. */
            holeDetails: components["schemas"]["HoleDetail"][];
            /** @description Equal to numberOfPlayedHoles where both are sent. */
            holesPlayed?: number;
            /**
             * @description How the score counts: 9 for 9 holes, 18 for 10 to 18.
             * @enum {integer}
             */
            numberOfHoles: 9 | 18;
            /** @description The number of entries in holeDetails. */
            numberOfPlayedHoles: number;
            /** @description The grouped round this score joins. */
            parentGroupId?: number | null;
            /** @description The score to which this one replies ('I played too'). */
            parentScoreId?: number | null;
            /** @description The partners. */
            partners?: components["schemas"]["ScorePartner"][];
            /** @description The golfer's notes on the round. */
            publicNotes?: string;
            /** @description Sum of the holes 10 to 18; the host computes it itself and refuses a different sum. */
            scoreBack?: number | null;
            /** @description Sum of the holes 1 to 9; the host computes it itself and refuses a different sum. */
            scoreFront?: number | null;
            /** @description Sum of all holes; the host computes it itself and refuses a different sum. */
            scoreTotal?: number | null;
            /**
             * @description H Home, A Away, T Competition.
             * @enum {string}
             */
            scoreType: "H" | "A" | "T";
            /**
             * @description Followers when left out.
             * @enum {string}
             */
            showTo?: "Followers" | "Private";
            /** @description For the app's own use; the host records the association's name. */
            teeName?: string;
            /** @description TeeSetRatingId of one of the course's tee sets. */
            teeSetId: number;
            /**
             * @description Front9 or Back9 for 9 holes, All18 for 10 to 18.
             * @enum {string}
             */
            teeSetSide: "All18" | "Front9" | "Back9";
        };
        HoleDetail: {
            holeNumber: number;
            /** @description The par that the app showed; the association uses its own. */
            par?: number | null;
            /** @description Strokes, before any limit. */
            rawScore: number;
        };
        /**
         * @description Messages of SignalR's JSON protocol, each ended by U+001E; empty when there is nothing to say. Types: 1
         *     invocation (an event), 6 ping, 7 close, 8 acknowledgement and 9 sequence (stateful reconnect only).
         * @example {"type":1,"target":"ReceiveFollowRequestsUpdate","arguments":[2]}
         * @example {"type":7,"error":"Client timeout","allowReconnect":true}
         */
        HubMessages: string;
        /**
         * @description Server-sent events: first a comment, then one event per message, its text in `data` lines.
         * @example :
         *
         *     data: {}
         */
        HubStream: string;
        /**
         * @example {
         *       "FirstName": "Joan",
         *       "LastName": "Abernathy",
         *       "Email": "joan.abernathy@hollow.example",
         *       "Message": ""
         *     }
         */
        Invitation: {
            Email: string;
            /** @description 'Friend' for a contact without one. */
            FirstName: string;
            /** @description The same for all requests of one attempt. A repeated request gets the first one's answer and has no further effect. */
            idempotencyKey?: string;
            /** @description May be blank for a contact without one. */
            LastName: string;
            /** @description What the golfer says to the person; blank for the host's own text. */
            Message: string;
        };
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
            /** @description Whether the viewer played in it, or was named as a partner of a golfer who did. */
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
             * @description The calendar day the round was played: the first thing to confirm.
             */
            postedDate?: string | null;
            /** @description Strokes. */
            scoreTotal?: number | null;
            /** @description Within sourceTable; the id of a score, a grouped round or a follow. */
            sourceId: number;
            /** @description Open: golf_scores, golf_rounds, follows. */
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
        NewComment: {
            /** @description Plain text with at least one visible character; line feeds are kept. */
            CommentText: string;
            /** @description The same for all requests of one attempt. A repeated request gets the first one's answer and has no further effect. */
            idempotencyKey?: string;
            /** @description sourceId of the LinxItem. */
            SourceId: number;
            /** @description sourceTable of the LinxItem. */
            SourceTable: string;
        };
        NewPassword: {
            /** @description `email` of the mailed link. */
            email: string;
            /** @description Sent byte for byte, never trimmed. */
            newPassword: string;
            /** @description `token` of the mailed link. */
            token: string;
        };
        /**
         * @description What the sign-up form sends.
         * @example {
         *       "email": "june@new.example",
         *       "password": "larkspur-84",
         *       "firstName": "June",
         *       "lastName": "Abernathy",
         *       "city": "Boulder",
         *       "state": "CO",
         *       "ghinNumber": null,
         *       "gender": "F",
         *       "profilePicture": "/api/profile/picture/1205",
         *       "baseUrl": "https://app.linx.example"
         *     }
         */
        NewUser: {
            /** @description Scheme and authority of the app, for the link in the mail. */
            baseUrl: string;
            city?: string | null;
            email: string;
            firstName: string;
            /**
             * @description Score gender.
             * @enum {string}
             */
            gender: "M" | "F";
            /** @description GHIN number (HDCP ID), 4 to 9 digits; null or 0 for none. */
            ghinNumber?: number | null;
            /** @description The same for all requests of one attempt. A repeated request gets the first one's answer and has no further effect. */
            idempotencyKey?: string;
            lastName: string;
            /** @description Sent byte for byte, never trimmed. */
            password: string;
            /** @description The pictureUrl that uploadSignupPicture returned; null for none. */
            profilePicture?: string | null;
            /** @description Two-letter state; null or blank for none. */
            state?: string | null;
        };
        NewWoohoo: {
            /** @description sourceId of the LinxItem. */
            SourceId: number;
            /** @description sourceTable of the LinxItem. */
            SourceTable: string;
        };
        PasswordResetRequest: {
            /** @description Scheme and authority of the app, for the link in the mail. */
            baseUrl: string;
            email: string;
        };
        PictureUpload: {
            /**
             * Format: binary
             * @description JPEG or PNG, at most 20,971,520 bytes. The app sends a square JPEG of 500 pixels and shows the circle in it.
             */
            file: string;
            /** @description Whether this is another crop of the picture stored now (true) or a new picture. */
            isCropOnly: boolean;
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
         * @example {
         *       "scoreType": "A",
         *       "datePlayed": "2026-06-13",
         *       "scoreTotal": 97,
         *       "scoreFront": 51,
         *       "scoreBack": 46,
         *       "adjusted_gross_score": 94,
         *       "front9_adjusted": 48,
         *       "back9_adjusted": 46,
         *       "holesPlayed": 18
         *     }
         * @example {
         *       "scoreType": "H",
         *       "datePlayed": "2026-06-13",
         *       "scoreTotal": 43,
         *       "scoreFront": null,
         *       "scoreBack": 43,
         *       "adjusted_gross_score": 43,
         *       "front9_adjusted": null,
         *       "back9_adjusted": 43,
         *       "holesPlayed": 9
         *     }
         */
        PostedScore: {
            /** @description Strokes after the maximum hole score; equal to the total for a posted total. */
            adjusted_gross_score?: number | null;
            /** @description The part of it on holes 10 to 18; null when unknown. */
            back9_adjusted?: number | null;
            /**
             * Format: date
             * @description The day of play.
             */
            datePlayed: string;
            /** @description The part of it on holes 1 to 9; null when unknown. */
            front9_adjusted?: number | null;
            /** @description 9 to 18. */
            holesPlayed: number;
            /** @description Strokes on holes 10 to 18; null when unknown or not played. */
            scoreBack?: number | null;
            /** @description Strokes on holes 1 to 9; null when unknown or not played. */
            scoreFront?: number | null;
            /** @description Strokes before any limit. */
            scoreTotal: number;
            /** @description Open: H, A, T. */
            scoreType: string;
        };
        /**
         * @description A session opened with the provider's tokens, and the golfer it belongs to. The access token comes as
         *     `accessToken` or as `authToken`, one of them at least.
         * @example {
         *       "success": true,
         *       "message": "Success",
         *       "authToken": "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x",
         *       "refreshToken": "r.2.1001",
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
         *       "lastNotify": null
         *     }
         */
        ProviderSession: {
            /** @description JWT-shaped bearer token. */
            accessToken?: string;
            /** @description The same under another name. */
            authToken?: string;
            city?: string | null;
            email: string;
            /** @description Seconds from now until the access token expires; 3600 when left out. */
            expiresIn?: number;
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
            refreshToken?: string;
            sessionId?: string;
            /** @description Two-letter state. */
            state?: string | null;
            success: boolean;
            userId: number;
        };
        /**
         * @description What the identity provider returned in the fragment.
         * @example {
         *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Im5vcmFAd2hpdGNvbWJlLmV4YW1wbGUifQ.c2ln",
         *       "accessToken": "at-1001"
         *     }
         */
        ProviderTokens: {
            /** @description The provider's access token. */
            accessToken: string;
            /** @description JWT, RS256; says who signed in. */
            idToken: string;
        };
        PushDecline: {
            /** @description The subscription's endpoint; null when there is none. */
            endpoint: string | null;
        };
        /**
         * @example {
         *       "subscription": {
         *         "endpoint": "https://push.example/send/3f9c2a",
         *         "keys": {
         *           "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA/0QTpQtUbVlUls0VJXg7A8u+Ts1XbjhazAkj7I99e8QcYP7DkM=",
         *           "auth": "tBHItJI5svbpez7KI4CCXg=="
         *         }
         *       }
         *     }
         */
        PushSubscriptionRequest: {
            /** @description What the browser's push manager gave. */
            subscription: {
                /** @description An https address of the browser's push service. */
                endpoint: string;
                keys: {
                    /** @description The device's secret (16 bytes) in base64. */
                    auth: string;
                    /** @description The device's public key (65 bytes) in base64. */
                    p256dh: string;
                };
            };
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
        RegistrationRequest: {
            /** @description The email address the account was created with. */
            email: string;
        };
        /** @description The parts of a posted total. Pictures and videos follow as `mediaFiles` (up to 3). */
        ScoreFields: {
            /** @description CourseID of a search result. */
            courseId: number;
            /** @description For the app's own use; the host records the association's name. */
            courseName?: string;
            /**
             * Format: date
             * @description The golfer's own calendar day; never in the future.
             */
            datePlayed: string;
            /** @description 18 or 9; rounds of 10 to 17 holes are posted hole by hole. */
            holesPlayed: number;
            /** @description The same for all requests of one attempt. A repeated request gets the first one's answer and has no further effect. */
            idempotencyKey?: string;
            /** @description Pictures (JPEG, PNG, GIF, WebP; up to 20,971,520 bytes each) and videos (MP4, MOV, AVI, WebM; up to 75 MB each). */
            mediaFiles?: string[];
            /** @description The grouped round this score joins. */
            parentGroupId?: number;
            /** @description The score to which this one replies ('I played too'). */
            parentScoreId?: number;
            /** @description JSON text of [{userId, dollars}]: the partners and the whole US dollars won from or lost to each. */
            partners?: string;
            /** @description The golfer's notes on the round. */
            publicNotes?: string;
            /** @description Strokes on the back nine; left out when only the total is known. */
            scoreBack?: number;
            /** @description Strokes on the front nine; left out when only the total is known. */
            scoreFront?: number;
            /** @description Strokes. */
            scoreTotal: number;
            /**
             * @description H Home, A Away, T Competition.
             * @enum {string}
             */
            scoreType: "H" | "A" | "T";
            /**
             * @description A private score is only in the golfer's own feed.
             * @enum {string}
             */
            showTo?: "Followers" | "Private";
            /** @description For the app's own use; the host records the association's name. */
            teeName?: string;
            /** @description TeeSetRatingId of one of the course's tee sets. */
            teeSetId: number;
            /**
             * @description Which holes were played.
             * @enum {string}
             */
            teeSetSide: "All18" | "Front9" | "Back9";
        };
        ScorePartner: {
            /** @description Whole US dollars against this golfer: won above zero, lost below. */
            dollars: number;
            /** @description The partner; not the sender. */
            userId: number;
        };
        /**
         * @example {
         *       "id": 2,
         *       "displayName": "Marcus Bell",
         *       "data": {
         *         "pictureUrl": "/api/profile/picture/2",
         *         "city": "Boulder",
         *         "state": "CO",
         *         "handicap": "8.4"
         *       }
         *     }
         */
        SearchResult: {
            /** @description More about the golfer, to tell two of one name apart. */
            data?: {
                city?: string | null;
                handicap?: components["schemas"]["Handicap"];
                /** @description A path beginning with /api/ is on the API host. */
                pictureUrl?: string | null;
                /** @description Two-letter state. */
                state?: string | null;
            } | null;
            /** @description Full name. */
            displayName: string;
            /** @description The golfer's userId. */
            id: number;
        };
        StoredPicture: {
            /** @description A path beginning with /api/ is on the API host. */
            pictureUrl: string;
        };
        SubscriptionState: {
            hasActiveSubscription: boolean;
        };
        /**
         * @description One rating of a tee set. A tee set has up to three rows with one TeeSetRatingId (Total, Front, Back),
         *     in no promised order.
         * @example {
         *       "TeeSetRatingId": 299501,
         *       "RatingType": "Total",
         *       "TeeSetRatingName": "Blue",
         *       "DisplayName": "Blue",
         *       "Gender": "Male",
         *       "CourseRating": 71.3,
         *       "SlopeRating": 126,
         *       "TotalPar": 71,
         *       "TotalYardage": 6638
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
            /** @description The tee set, and the teeSetId of a posted score; its rows share it. */
            TeeSetRatingId: number;
            /** @description Often a color, not always. */
            TeeSetRatingName?: string | null;
            /** @description Par of the holes this row rates. */
            TotalPar?: number | null;
            /** @description Yards of the holes this row rates. */
            TotalYardage?: number | null;
        };
        /** @description What the notification says. */
        TestPush: {
            /** @description The number on the app's icon; 1 when left out. */
            badgeCount?: number;
            /** @description 'Test notification' when left out. */
            body?: string;
            /** @description The product's name when left out. */
            title?: string;
        };
        /**
         * @example {
         *       "stats": [
         *         {
         *           "title": "Sign-ins",
         *           "day": 212,
         *           "week": 1384,
         *           "month": 5902,
         *           "year": 61240
         *         }
         *       ],
         *       "dailyForms": [
         *         {
         *           "userName": "Marcus Bell",
         *           "dayName": "Sunday",
         *           "formsUsed": "Linx, Post, Profile"
         *         }
         *       ]
         *     }
         */
        UsageReport: {
            /** @description Newest day first. */
            dailyForms: components["schemas"]["DailyForms"][];
            stats: components["schemas"]["UsageStat"][];
        };
        /** @description How often something happened. */
        UsageStat: {
            /** @description In the last 24 hours. */
            day: number;
            /** @description In the last 30 days. */
            month: number;
            /** @description What is counted, ready to show. */
            title: string;
            /** @description In the last 7 days. */
            week: number;
            /** @description In the last 365 days. */
            year: number;
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
         * @description All fields of the profile page.
         * @example {
         *       "firstName": "Nora",
         *       "lastName": "Whitcombe",
         *       "email": "nora@whitcombe.example",
         *       "city": "Boulder",
         *       "state": "CO",
         *       "gender": "F",
         *       "private": true,
         *       "ghinNumber": 1034567
         *     }
         */
        UserUpdate: {
            city: string | null;
            /** @description Also the name one signs in with. It stays verified. */
            email: string;
            firstName: string;
            /**
             * @description Score gender.
             * @enum {string}
             */
            gender: "M" | "F";
            /** @description GHIN number (HDCP ID), 4 to 9 digits; null for none. */
            ghinNumber: number | null;
            lastName: string;
            /** @description Whether followers need approval. */
            private: boolean;
            /** @description Two-letter state; null or blank for none. */
            state: string | null;
        };
        /**
         * @example {
         *       "publicKey": "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U"
         *     }
         */
        VapidPublicKey: {
            /** @description An uncompressed P-256 point (65 bytes) as base64url without padding. */
            publicKey: string;
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
        /** @description It was changed elsewhere, or it already exists. */
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
        /** @description There is no such connection, or it is another golfer's. In plain text, as SignalR sends it. */
        NoConnection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example No Connection with that ID */
                "text/plain": string;
            };
        };
        /** @description There is nothing at this address, or the golfer may not see it. */
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
        /** @description The range is beyond the end of the file. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There are no such bytes.",
                 *       "status": 416
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
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The access token is missing, or it is not or no longer valid. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
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
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The body has a content type that this operation does not accept. */
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
    headers: {
        /** @description Byte ranges can be requested. */
        AcceptRanges: string;
        /** @description May be kept for a year; the bytes behind an address never change. */
        CacheControl: string;
        /** @description Which bytes these are, of how many; `bytes *\/{length}` with 416. */
        ContentRange: string;
        /** @description Always `nosniff`, so that no browser takes an upload for something else. */
        NoSniff: string;
        /**
         * @description May be kept for a year by the browser that asked; the bytes behind an address never change. No shared cache
         *     keeps it, because the score it belongs to may be private.
         */
        PrivateCacheControl: string;
        /**
         * @description Whole seconds to wait. A host of another origin than the app's names it in `Access-Control-Expose-Headers`; a
         *     browser hides it from the app otherwise.
         */
        RetryAfter: number;
        /** @description Always `Bearer`. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    completeRegistration: {
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
                 *       "email": "june@new.example"
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Complete and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No account was created with this email address. */
            404: components["responses"]["NotFound"];
            /** @description The registration is already complete. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            /** @description The host, or the handicap association behind it, did not answer in time; nothing was changed and it can be tried again. */
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedUser"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            /** @description There is already an account with this email address. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A name is blank or longer than 100 characters, the email is not an address, the password is shorter than 8 characters, the state is not two letters, the HDCP ID does not have 4 to 9 digits, profilePicture is not an address that uploadSignupPicture returned in the last 24 hours, or baseUrl is not an address of the app. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmailVerification: {
        parameters: {
            query: {
                /**
                 * @description The email address, percent-encoded once.
                 * @example ola@unverified.example
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "isEmailVerified": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailVerification"];
                };
            };
            /** @description The email is missing or is not an email address. */
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forceEmailVerification: {
        parameters: {
            query: {
                /**
                 * @description The email address, percent-encoded once.
                 * @example ola@unverified.example
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified, if there is such an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The email address is verified."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The email is missing or is not an email address. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderTokens"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The id token is not valid. */
            401: components["responses"]["Unauthorized"];
            /** @description The provider has not verified the email address. */
            403: components["responses"]["Forbidden"];
            /** @description There is no account with this email address. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
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
                 *       "baseUrl": "https://app.linx.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Sent, if the address is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "If your email address is registered, you will receive a password reset link shortly."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request cannot be read, or the email is not an email address. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description baseUrl is not an address of the app. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
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
            /** @description Unknown email or wrong password; the message does not say which. */
            401: components["responses"]["Unauthorized"];
            /** @description The email address is not verified; the message says so. */
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
            /** @description The refresh token is unknown, spent, expired, or its session has ended. */
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                 *       "token": "p-1001",
                 *       "email": "nora@whitcombe.example",
                 *       "newPassword": "larkspur-84"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is set; signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description The request cannot be read, or the link is not valid, or no longer valid, for this address. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The password is shorter than 8 characters. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
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
                 *       "token": "v-1001",
                 *       "email": "ola@unverified.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerificationRequest"];
            };
        };
        responses: {
            /** @description Verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your email address is verified."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request cannot be read, or the link is not valid, or no longer valid, for this address. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
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
                 *       "SourceTable": "golf_scores",
                 *       "SourceId": 1004,
                 *       "CommentText": "Eagle at twelve!"
                 *     }
                 */
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updatedItem": {
                     *         "commentCount": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CommentedItem"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such item for this golfer. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The comment is blank or longer than 500 characters. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommentDetails: {
        parameters: {
            query: {
                /**
                 * @description sourceId of the LinxItem.
                 * @example 1004
                 */
                sourceId: number;
                /**
                 * @description sourceTable of the LinxItem.
                 * @example golf_scores
                 */
                sourceTable: string;
                /**
                 * @description What to return.
                 * @example comments
                 */
                type: "comments" | "likes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDetail"][];
                };
            };
            /** @description A parameter is missing, or type is neither comments nor likes. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such item for this golfer. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWoohoo: {
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
                 *       "SourceTable": "golf_scores",
                 *       "SourceId": 1004
                 *     }
                 */
                "application/json": components["schemas"]["NewWoohoo"];
            };
        };
        responses: {
            /** @description Counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updatedItem": {
                     *         "likeCount": 13
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheeredItem"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such item for this golfer. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeploymentTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentTime"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    approveFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The golfer who asked.
                 * @example 4
                 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": "Approved"
                     *     }
                     */
                    "application/json": components["schemas"]["FollowChange"];
                };
            };
            /** @description The userId is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description This golfer has not asked to follow. */
            404: components["responses"]["NotFound"];
            /** @description The request is already approved. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followGolfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The golfer to follow.
                 * @example 2
                 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Followed, or a request was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": "Pending"
                     *     }
                     */
                    "application/json": components["schemas"]["FollowChange"];
                };
            };
            /** @description The userId is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such golfer. */
            404: components["responses"]["NotFound"];
            /** @description The golfer is already followed or has already been sent a request. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            /** @description Golfers cannot follow themselves. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The golfers; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The golfers; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectFollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The golfer who asked.
                 * @example 4
                 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": "None"
                     *     }
                     */
                    "application/json": components["schemas"]["FollowChange"];
                };
            };
            /** @description The userId is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description This golfer has not asked to follow. */
            404: components["responses"]["NotFound"];
            /** @description The request is already approved. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The golfers; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFollowRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FollowRequestCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description Which page.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Golfers per page.
                 * @example 30
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; beyond the last one it is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowSuggestions"];
                };
            };
            /** @description page or pageSize is not a whole number or is out of bounds. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowGolfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The golfer to stop following.
                 * @example 2
                 */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No longer followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "status": "None"
                     *     }
                     */
                    "application/json": components["schemas"]["FollowChange"];
                };
            };
            /** @description The userId is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description This golfer is not followed. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
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
            /** @description The courseId is not a whole number, or gender is neither M nor F. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The association does not know this course. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description CourseID of a search result, courseID of a recent course.
                 * @example 13995
                 */
                courseId: number;
                /**
                 * @description TeeSetRatingId of one of the course's tee sets.
                 * @example 299501
                 */
                teeSetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 18 holes, in no promised order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hole"][];
                };
            };
            /** @description An id is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The association does not know this course, or the course does not have these tees. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBets: {
        parameters: {
            query?: {
                /**
                 * @description How many rows to leave out; as many as were received.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Rows per page.
                 * @example 25
                 */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetRow"][];
                };
            };
            /** @description skip or take is not a whole number, or out of bounds. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                "multipart/form-data": components["schemas"]["ScoreFields"] | components["schemas"]["HoleByHoleFields"];
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
            /** @description The form, or the JSON text in it, cannot be read, or a part is missing or is not what its name says. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The golfer's membership of the association has lapsed, or they took back their consent to posting. */
            403: components["responses"]["Forbidden"];
            /** @description The association does not know this course, or the round to be joined is gone. */
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The form is larger than 80 MB, a picture than 20,971,520 bytes, or a video than 75 MB. */
            413: components["responses"]["TooLarge"];
            /** @description The body is not a form, or a file is neither a picture nor a video of a known kind. */
            415: components["responses"]["UnsupportedMedia"];
            /** @description The association or the product refuses the score; the message says why. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            /** @description The host, or the handicap association behind it, cannot answer now; nothing was recorded. */
            503: components["responses"]["Unavailable"];
        };
    };
    searchCourses: {
        parameters: {
            query: {
                /**
                 * @description Part of the course's name; the app searches from three characters on.
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
            /** @description The name is missing or blank. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateGolferData: {
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
                 *       "hdcpId": "1034567",
                 *       "lastName": "Whitcombe",
                 *       "gender": "F"
                 *     }
                 */
                "application/json": components["schemas"]["GolferData"];
            };
        };
        responses: {
            /** @description The association's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GolferValidation"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description groupId of a Group.
                 * @example 31
                 */
                groupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMember"][];
                };
            };
            /** @description The groupId is not a whole number. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such group. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Invitation sent to Joan Abernathy."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The first name is blank, or the email is not an email address. */
            422: components["responses"]["Unprocessable"];
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
            413: components["responses"]["TooLarge"];
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
            /** @description Recorded. */
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
    getScoreMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A single range of bytes; with any other range the whole file is returned.
                 * @example bytes=0-1023
                 */
                Range?: string;
            };
            path: {
                /**
                 * @description The last part of an address in `imageUrls`; opaque except for the file extension.
                 * @example k7Qm2vXcT9bW4nLr.jpg
                 */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All bytes. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["PrivateCacheControl"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "video/*": string;
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["PrivateCacheControl"];
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "video/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such picture or video. */
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProfilePicture: {
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
                 *       "file": "(the bytes of a JPEG or PNG)",
                 *       "isCropOnly": false
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pictureUrl": "/api/profile/picture/1204"
                     *     }
                     */
                    "application/json": components["schemas"]["StoredPicture"];
                };
            };
            /** @description The form cannot be read, or its file is missing or empty. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The picture is larger than 20,971,520 bytes. */
            413: components["responses"]["TooLarge"];
            /** @description The body is not a form, or the file is neither JPEG nor PNG. */
            415: components["responses"]["UnsupportedMedia"];
            /** @description The picture has more than 64 megapixels, or is broken. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
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
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
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
                 * @description The last part of a pictureUrl: the picture's own id, in the same sequence as golfers' ids. Another
                 *     picture of the same golfer has another id, and a removed one is gone.
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description The id is not a whole number. */
            400: components["responses"]["BadRequest"];
            /** @description There is no such picture. */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSignupPicture: {
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
                 *       "file": "(the bytes of a JPEG or PNG)",
                 *       "isCropOnly": false
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pictureUrl": "/api/profile/picture/1205"
                     *     }
                     */
                    "application/json": components["schemas"]["StoredPicture"];
                };
            };
            /** @description The form cannot be read, or its file is missing or empty. */
            400: components["responses"]["BadRequest"];
            /** @description The picture is larger than 20,971,520 bytes. */
            413: components["responses"]["TooLarge"];
            /** @description The body is not a form, or the file is neither JPEG nor PNG. */
            415: components["responses"]["UnsupportedMedia"];
            /** @description The picture has more than 64 megapixels, or is broken. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPushSubscription: {
        parameters: {
            query: {
                /**
                 * @description The subscription's endpoint, percent-encoded once.
                 * @example https://push.example/send/3f9c2a
                 */
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is an active subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasActiveSubscription": true
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionState"];
                };
            };
            /** @description The endpoint is missing. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declinePush: {
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
                 *       "endpoint": null
                 *     }
                 */
                "application/json": components["schemas"]["PushDecline"];
            };
        };
        responses: {
            /** @description Recorded. */
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
            /** @description The request cannot be read, or endpoint is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Subscribed. */
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
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The endpoint is not an https address, or a key is not base64. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestPush: {
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
                 *       "title": "Linx Golf",
                 *       "body": "Test notification",
                 *       "badgeCount": 1
                 *     }
                 */
                "application/json": components["schemas"]["TestPush"];
            };
        };
        responses: {
            /** @description Sent. */
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
            /** @description The request cannot be read, or a field is of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The golfer has no active subscription. */
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVapidPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VapidPublicKey"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    searchGolfers: {
        parameters: {
            query: {
                /**
                 * @description What to look for; only users are known.
                 * @example users
                 */
                entity: "users";
                /**
                 * @description At most so many.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Part of a first, last or full name.
                 * @example mar
                 */
                q: string;
                /**
                 * @description Among whom; only golfers one follows are known.
                 * @example following
                 */
                scope: "following";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The golfers, best match first; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            /** @description q is missing or blank, limit is out of bounds, or entity or scope is not known. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAccessKey: {
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
                 *       "accessKey": "linx-operator"
                 *     }
                 */
                "application/json": components["schemas"]["AccessKey"];
            };
        };
        responses: {
            /** @description The key is accepted. */
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
            /** @description The request cannot be read, or accessKey is missing or of another type. */
            400: components["responses"]["BadRequest"];
            /** @description The key is not accepted. */
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordFormUse: {
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
                 *       "oldForm": "Linx",
                 *       "newForm": "Post",
                 *       "userId": 1
                 *     }
                 */
                "application/json": components["schemas"]["FormUse"];
            };
        };
        responses: {
            /** @description Recorded. */
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
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The userId is another golfer's. */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsageReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The key is missing or not accepted. */
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
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request cannot be read, or a field is missing or of another type. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The email address belongs to another account. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A name is blank or longer than 100 characters, the email is not an address, the state is not two letters, the HDCP ID does not have 4 to 9 digits, or the association refuses it; the message says why. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            /** @description The host, or the association that must confirm a changed HDCP ID, cannot answer now; nothing was saved. */
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
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
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectHub: {
        parameters: {
            query: {
                /**
                 * @description Any number; long polls add one so that no cache answers them.
                 * @example 1781388000000
                 */
                _?: number;
                /**
                 * @description connectionToken of the negotiation.
                 * @example t-1001
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebSocket is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The stream, or the messages of one poll. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["HubStream"];
                    "text/plain": components["schemas"]["HubMessages"];
                };
            };
            /** @description The connection is closed; the client must stop polling. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is missing. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoConnection"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendToHub: {
        parameters: {
            query: {
                /**
                 * @description connectionToken of the negotiation.
                 * @example t-1001
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {"protocol":"json","version":1} */
                "text/plain": components["schemas"]["HubMessages"];
            };
        };
        responses: {
            /** @description Received; the body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The id or the body is missing. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoConnection"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disconnectHub: {
        parameters: {
            query: {
                /**
                 * @description connectionToken of the negotiation.
                 * @example t-1001
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is ending. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is missing. */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NoConnection"];
            413: components["responses"]["TooLarge"];
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
                 * @description Requested by a client that keeps a buffer over reconnects.
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
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
