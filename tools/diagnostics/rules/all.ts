import { analyticsIdsLoad, tagIdsLoad } from './analytics.ts';
import { anchorsExist, idsAreFree, idsAreUnique } from './anchors.ts';
import { brochuresHaveAnAddress } from './brochure.ts';
import { colorsContrast } from './contrast.ts';
import { linkedDrawingsOnlyDraw } from './drawings.ts';
import { editorsKnowTheSite } from './editor-schema.ts';
import { examplesAreReplaced } from './example-values.ts';
import { headingsAreInOrder } from './headings.ts';
import { offersAreCurrent } from './offers.ts';
import { otpIsComplete } from './otp.ts';
import { pageNameIsFree } from './page-name.ts';
import { phonesAreRight, whatsappLinksAreRight } from './phones.ts';
import { filesExist, picturesAreDescribed, picturesExist } from './pictures.ts';
import { projectsAgree } from './projects.ts';
import { filesMayBePublished } from './published-files.ts';
import type { Rule } from './rule.ts';
import { samplesAreReplaced } from './samples.ts';
import { shortcodesAreKnown } from './shortcodes.ts';
import { textsArePlain } from './texts.ts';
import {
  listIsRead,
  phasesAreInTheList,
  plansShowTheList,
  textsFollowTheList,
  towersShowTheList,
  typesAreInTheList,
} from './units.ts';
import { videosAreOnKnownHosts } from './videos.ts';
import {
  chatsAreCounted,
  contentsAreGiven,
  countdownsAreOpen,
  nestingIsShallow,
  nothingIsEmpty,
  widgetsStandInSections,
} from './widgets.ts';

/** The rules of a page beyond its schema. */
export const rules: readonly Rule[] = [
  idsAreUnique,
  idsAreFree,
  anchorsExist,
  headingsAreInOrder,
  colorsContrast,
  phonesAreRight,
  whatsappLinksAreRight,
  videosAreOnKnownHosts,
  shortcodesAreKnown,
  brochuresHaveAnAddress,
  otpIsComplete,
  analyticsIdsLoad,
  tagIdsLoad,
  picturesExist,
  picturesAreDescribed,
  filesExist,
  filesMayBePublished,
  linkedDrawingsOnlyDraw,
  examplesAreReplaced,
  samplesAreReplaced,
  projectsAgree,
  pageNameIsFree,
  listIsRead,
  typesAreInTheList,
  phasesAreInTheList,
  plansShowTheList,
  towersShowTheList,
  textsFollowTheList,
  textsArePlain,
  widgetsStandInSections,
  chatsAreCounted,
  countdownsAreOpen,
  offersAreCurrent,
  nothingIsEmpty,
  contentsAreGiven,
  nestingIsShallow,
  editorsKnowTheSite,
];
