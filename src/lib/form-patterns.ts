/**
 * What a browser asks of a lead form that posts before or without its script, as FORM-05 reads it: a name that is not blank, and
 * a number of 11 to 14 digits that begins with 62, but not with 62 twice. What stands between the digits counts for nothing.
 */
export const NAME_PATTERN = '.*\\S.*';
export const PHONE_PATTERN = '\\D*6\\D*2(?!\\D*6\\D*2)(?:\\D*\\d){9,12}\\D*';
