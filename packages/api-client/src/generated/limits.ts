// Generated from openapi.yaml by `pnpm generate`. Do not edit.

/** Minimum length of `Cursor` in code points. */
export const CURSOR_MIN_CHARACTERS = 1;

/** Maximum length of `Cursor` in code points. */
export const CURSOR_MAX_CHARACTERS = 200;

/** Maximum length of `UserColumns` in code points. */
export const USER_COLUMNS_MAX_CHARACTERS = 100;

/** Maximum length of `AcceptanceColumns` in code points. */
export const ACCEPTANCE_COLUMNS_MAX_CHARACTERS = 100;

/** Maximum length of `SubscriptionColumns` in code points. */
export const SUBSCRIPTION_COLUMNS_MAX_CHARACTERS = 100;

/** Maximum length of `ActivityColumns` in code points. */
export const ACTIVITY_COLUMNS_MAX_CHARACTERS = 100;

/** Maximum length of `ActivityActor` in code points. */
export const ACTIVITY_ACTOR_MAX_CHARACTERS = 254;

/** Maximum length of `ActivitySubject` in code points. */
export const ACTIVITY_SUBJECT_MAX_CHARACTERS = 254;

/** Maximum length of `ActivityKind` in code points. */
export const ACTIVITY_KIND_MAX_CHARACTERS = 40;

/** Maximum length of `ActivityGroups` in code points. */
export const ACTIVITY_GROUPS_MAX_CHARACTERS = 100;

/** Maximum length of `SubscriptionStatus` in code points. */
export const SUBSCRIPTION_STATUS_MAX_CHARACTERS = 200;

/** Maximum length of `Id` in code points. */
export const ID_MAX_CHARACTERS = 36;

/** Maximum length of `Timestamp` in code points. */
export const TIMESTAMP_MAX_CHARACTERS = 30;

/** Maximum length of `OneLineText` in code points. */
export const ONE_LINE_TEXT_MAX_CHARACTERS = 200;

/** Maximum length of `OptionalOneLineText` in code points. */
export const OPTIONAL_ONE_LINE_TEXT_MAX_CHARACTERS = 200;

/** Maximum length of `SearchText` in code points. */
export const SEARCH_TEXT_MAX_CHARACTERS = 200;

/** Maximum length of `Phone` in code points. */
export const PHONE_MAX_CHARACTERS = 40;

/** Maximum length of `MultiLineText` in code points. */
export const MULTI_LINE_TEXT_MAX_CHARACTERS = 5000;

/** Maximum length of `PolicyHtml` in code points. */
export const POLICY_HTML_MAX_CHARACTERS = 1000000;

/** Maximum length of `Email` in code points. */
export const EMAIL_MAX_CHARACTERS = 254;

/** Minimum length of `Password` in code points. */
export const PASSWORD_MIN_CHARACTERS = 6;

/** Maximum length of `Password` in code points. */
export const PASSWORD_MAX_CHARACTERS = 1024;

/** Minimum length of `AnyPassword` in code points. */
export const ANY_PASSWORD_MIN_CHARACTERS = 1;

/** Maximum length of `AnyPassword` in code points. */
export const ANY_PASSWORD_MAX_CHARACTERS = 1024;

/** Maximum length of `HexColor` in code points. */
export const HEX_COLOR_MAX_CHARACTERS = 7;

/** Maximum length of `DateOnly` in code points. */
export const DATE_ONLY_MAX_CHARACTERS = 10;

/** Maximum length of `Measure` in code points. */
export const MEASURE_MAX_CHARACTERS = 20;

/** Maximum length of `IconPath` in code points. */
export const ICON_PATH_MAX_CHARACTERS = 200;

/** Maximum length of `Sentence` in code points. */
export const SENTENCE_MAX_CHARACTERS = 1000;

/** Maximum length of `RequestId` in code points. */
export const REQUEST_ID_MAX_CHARACTERS = 100;

/** Maximum length of `ErrorCode` in code points. */
export const ERROR_CODE_MAX_CHARACTERS = 40;

/** Minimum length of `ChallengeToken` in code points. */
export const CHALLENGE_TOKEN_MIN_CHARACTERS = 1;

/** Maximum length of `ChallengeToken` in code points. */
export const CHALLENGE_TOKEN_MAX_CHARACTERS = 200;

/** Minimum length of `PasskeyId` in code points. */
export const PASSKEY_ID_MIN_CHARACTERS = 1;

/** Maximum length of `PasskeyId` in code points. */
export const PASSKEY_ID_MAX_CHARACTERS = 1400;

/** Minimum length of `Base64Url` in code points. */
export const BASE64URL_MIN_CHARACTERS = 1;

/** Maximum length of `Base64Url` in code points. */
export const BASE64URL_MAX_CHARACTERS = 2000;

/** Minimum length of `FactorCode` in code points. */
export const FACTOR_CODE_MIN_CHARACTERS = 1;

/** Maximum length of `FactorCode` in code points. */
export const FACTOR_CODE_MAX_CHARACTERS = 40;

/** Minimum length of `LinkToken` in code points. */
export const LINK_TOKEN_MIN_CHARACTERS = 1;

/** Maximum length of `LinkToken` in code points. */
export const LINK_TOKEN_MAX_CHARACTERS = 200;

/** Maximum length of `PolicyType` in code points. */
export const POLICY_TYPE_MAX_CHARACTERS = 60;

/** Maximum length of `TextLanguage` in code points. */
export const TEXT_LANGUAGE_MAX_CHARACTERS = 20;

/** Maximum length of `Sha256` in code points. */
export const SHA256_MAX_CHARACTERS = 64;

/** Maximum length of `PublicNote` in code points. */
export const PUBLIC_NOTE_MAX_CHARACTERS = 1000;

/** Maximum length of `PassageContext` in code points. */
export const PASSAGE_CONTEXT_MAX_CHARACTERS = 200;

/** Maximum length of `CommentText` in code points. */
export const COMMENT_TEXT_MAX_CHARACTERS = 1000;

/** Maximum length of `ProofOfAcceptance` in code points. */
export const PROOF_OF_ACCEPTANCE_MAX_CHARACTERS = 64;

/** Maximum length of `PersonLabel` in code points. */
export const PERSON_LABEL_MAX_CHARACTERS = 500;

/** Maximum length of `NetworkAddress` in code points. */
export const NETWORK_ADDRESS_MAX_CHARACTERS = 64;

/** Maximum length of `UserAgent` in code points. */
export const USER_AGENT_MAX_CHARACTERS = 300;

/** Maximum length of `ActivitySubjectKind` in code points. */
export const ACTIVITY_SUBJECT_KIND_MAX_CHARACTERS = 40;

/** Minimum length of `TimeZone` in code points. */
export const TIME_ZONE_MIN_CHARACTERS = 1;

/** Maximum length of `TimeZone` in code points. */
export const TIME_ZONE_MAX_CHARACTERS = 64;

/** Maximum length of `DetectedEncoding` in code points. */
export const DETECTED_ENCODING_MAX_CHARACTERS = 40;
