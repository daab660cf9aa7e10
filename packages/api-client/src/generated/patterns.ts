// Generated from openapi.yaml by `pnpm generate`. Do not edit.

/** Pattern of `OneLineText`. */
export const ONE_LINE_TEXT_PATTERN = /^(?![\s\S]*=\?[^?\s]+\?[BbQq]\?)(?=[\s\S]*[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff9-\ufffb])(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `OptionalOneLineText`. */
export const OPTIONAL_ONE_LINE_TEXT_PATTERN = /^(?![\s\S]*=\?[^?\s]+\?[BbQq]\?)(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `SearchText`. */
export const SEARCH_TEXT_PATTERN = /^(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `Phone`. */
export const PHONE_PATTERN = /^(?![\s\S]*=\?[^?\s]+\?[BbQq]\?)(?:[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `MultiLineText`. */
export const MULTI_LINE_TEXT_PATTERN = /^(?=[\s\S]*[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff9-\ufffb])(?:[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `PolicyHtml`. */
export const POLICY_HTML_PATTERN = /^(?:[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `Email`. */
export const EMAIL_PATTERN = /^(?![\s\S]*=\?[^?\s]+\?[BbQq]\?)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/u;

/** Pattern of `Password`. */
export const PASSWORD_PATTERN = /^(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `HexColor`. */
export const HEX_COLOR_PATTERN = /^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u;

/** Pattern of `Measure`. */
export const MEASURE_PATTERN = /^(?:(?=[0-9.]*[1-9])[0-9]{1,10}(?:\.[0-9]{1,9})?)?$/u;

/** Pattern of `Cursor`. */
export const CURSOR_PATTERN = /^[A-Za-z0-9_-]+$/u;

/** Pattern of `PolicyType`. */
export const POLICY_TYPE_PATTERN = /^[a-z][a-z0-9-]{0,30}(?:\.[A-Za-z0-9-]{2,20})?$/u;

/** Pattern of `Sha256`. */
export const SHA256_PATTERN = /^[0-9a-f]{64}$/u;

/** Pattern of `PublicNote`. */
export const PUBLIC_NOTE_PATTERN = /^(?:[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `PassageContext`. */
export const PASSAGE_CONTEXT_PATTERN = /^(?:[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `CommentText`. */
export const COMMENT_TEXT_PATTERN = /^(?=[\s\S]*[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff9-\ufffb])(?:[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/u;

/** Pattern of `ProofOfAcceptance`. */
export const PROOF_OF_ACCEPTANCE_PATTERN = /^[0-9a-f]{64}$/u;

/** Pattern of `UserColumns`. */
export const USER_COLUMNS_PATTERN = /^(?:name|email|role|joined|lastActive)(?:,(?:name|email|role|joined|lastActive))*$/u;

/** Pattern of `SubscriptionColumns`. */
export const SUBSCRIPTION_COLUMNS_PATTERN = /^(?:userId|name|transactionId|status|expires)(?:,(?:userId|name|transactionId|status|expires))*$/u;

/** Pattern of `AcceptanceColumns`. */
export const ACCEPTANCE_COLUMNS_PATTERN = /^(?:userId|name|email|version|accepted|source|proof)(?:,(?:userId|name|email|version|accepted|source|proof))*$/u;

/** Pattern of `ActivityGroups`. */
export const ACTIVITY_GROUPS_PATTERN = /^(?:access|users|deletions|exports|legal|categories|messages|signIns|reads|changes)(?:,(?:access|users|deletions|exports|legal|categories|messages|signIns|reads|changes))*$/u;

/** Pattern of `ActivityColumns`. */
export const ACTIVITY_COLUMNS_PATTERN = /^(?:time|kind|by|on|detail|changes|address|requestId)(?:,(?:time|kind|by|on|detail|changes|address|requestId))*$/u;

/** Pattern of `TimeZone`. */
export const TIME_ZONE_PATTERN = /^[A-Za-z][A-Za-z0-9_+/-]*$/u;

/** Pattern of `DetectedEncoding`. */
export const DETECTED_ENCODING_PATTERN = /^[a-z0-9_-]+$/u;
