import { VISIBLE } from './person-name.ts';

const not = '\\D*';
/** A number after its beginning: 9 to 12 digits, none of them a zero in front, and not the country code again. */
const REST = `(?!6${not}2)[1-9](?:${not}\\d){8,11}${not}`;
const INTERNATIONAL = `(?:0${not}0${not})?6${not}2${not}(?:0${not})*`;
const LOCAL = `(?:0${not})+|(?=8)`;
/** A number with digits of another script: how many they are is checked here, the rest by what reads them. */
const OTHER_SCRIPT = '(?=.*[^\\P{Nd}0-9])(?:\\P{Nd}*\\p{Nd}){9,16}\\P{Nd}*';

/**
 * The rule that a browser applies to a lead form that posts before or without its script, as in FORM-05: a name that is not
 * blank (the backend names its limit), and an Indonesian number. Anything between the digits is ignored.
 */
export const NAME_PATTERN = `.*${VISIBLE}.*`;
export const PHONE_PATTERN = `${not}${INTERNATIONAL}${REST}|${OTHER_SCRIPT}`;
/** Where the page takes numbers as they are dialled in Indonesia (OPS-28). */
export const LOCAL_PHONE_PATTERN = `${not}(?:${INTERNATIONAL}|${LOCAL})${REST}|${OTHER_SCRIPT}`;
