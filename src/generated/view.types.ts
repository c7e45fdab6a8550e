/* Made by `npm run generate` from schemas/. Do not edit. */
import type {Picture} from '../lib/picture.ts';

/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Node".
 */
export type Node =
  | Accordion
  | Alert
  | Button
  | Columns
  | CopyButton
  | Countdown
  | Counter
  | Divider
  | Facilities
  | Faq
  | Gallery
  | Heading
  | IconList
  | ImageCarousel
  | Image
  | InfoTip
  | LeadButton
  | LeadForm
  | LocationList
  | LogoStrip
  | Map
  | Notice
  | PriceList
  | ProgressBar
  | RelatedArticles
  | SectionNav
  | Section
  | Share
  | SitePlan
  | Spacer
  | Table
  | Tabs
  | Testimonial
  | Text
  | Toggle
  | UnitTypes
  | Video;

/**
 * One microsite.
 */
export interface Page {
  /**
   * Where the editor finds this schema.
   */
  $schema: string;
  /**
   * The version of this format. Required so that `kavling migrate` knows what to do.
   */
  version: 1;
  /**
   * The kind of page: it decides the body class and the analytics category.
   */
  template: 'landing-page' | 'microsite' | 'page-builder' | 'elementor';
  /**
   * The language of the words on the page.
   */
  lang: string;
  /**
   * What search engines and shared links show.
   */
  seo: {
    /**
     * The title in the browser tab and in search results. Up to about 60 letters.
     */
    title: string;
    /**
     * One or two sentences under the title in search results. Up to about 155 letters.
     */
    description: string;
    /**
     * The public address of the page, for the canonical link.
     */
    url: string;
    image?: Picture;
    /**
     * The day the page went live.
     */
    published: string;
    /**
     * The day of the last change that visitors notice. Search engines use it to look again.
     */
    updated: string;
    /**
     * How the picture of shared links is made.
     */
    shareImage: 'made' | 'plain';
    /**
     * The picture file of the small icon in browser tabs, square. Empty: the first letter of the project on the brand colour.
     */
    icon: string;
    /**
     * Keep the page out of search engines.
     */
    noindex: boolean;
  };
  project: Project;
  settings: Settings;
  theme: Theme;
  header?: SiteHeader;
  footer?: SiteFooter;
  /**
   * The page from top to bottom. Required: a page without sections is empty.
   *
   * @minItems 1
   */
  sections: Node[];
  /**
   * The windows that open over the page.
   */
  modals: {
    general?: GeneralModal;
    unitType?: UnitTypeModal;
    lightbox?: Lightbox;
    consent?: ConsentBanner;
    tags?: MeasurementTags;
    lead?: LeadModal;
    otp?: OtpModal;
    recommendation?: RecommendationModal;
  };
  leadButtons?: FloatingGroup;
}
/**
 * The property project. Required: every lead names it.
 */
export interface Project {
  /**
   * The project number in your leads system. Every lead carries it.
   */
  id: string;
  /**
   * The name visitors and telesales read.
   */
  name: string;
  /**
   * The superleads id: the page asks the backend for the project by it, and it ends every WhatsApp message.
   */
  superleadsId: string;
  /**
   * The superleads id of this microsite, when it has one of its own.
   */
  micrositeSuperleadsId: string;
  /**
   * The WhatsApp number of the sales team, with the country code.
   */
  telesalesNumber: string;
  /**
   * How far the sale is. "evergreen" shows other projects instead of taking the lead.
   */
  status: string;
  /**
   * The province.
   */
  province: string;
  /**
   * The city or regency.
   */
  city: string;
  /**
   * The district.
   */
  district: string;
  /**
   * What is sold. Search engines are told so.
   */
  kind: 'residence' | 'apartment' | 'house' | 'villa';
  /**
   * The company behind the project.
   */
  developer: {
    /**
     * Its name.
     */
    name: string;
    /**
     * Its own website.
     */
    url: string;
    /**
     * Its pages elsewhere, such as Instagram.
     */
    profiles: string[];
  };
  /**
   * Where the project or its show unit is, besides district, city and province.
   */
  address: {
    /**
     * Street and number.
     */
    street: string;
    /**
     * The postal code.
     */
    postalCode: string;
  };
  /**
   * The place on the map.
   */
  geo?: {
    /**
     * Degrees north; south is negative.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  };
  /**
   * The lowest price in rupiah. 0: not told. Say only what the page shows too.
   */
  priceFrom: number;
  /**
   * The highest price in rupiah. 0: not told.
   */
  priceTo: number;
  /**
   * How many homes the project has. 0: not told.
   */
  units: number;
  /**
   * The number the backend answers with, when it should replace the telesales number on the page. Empty: the telesales number.
   */
  whatsappBusinessNumber: string;
}
/**
 * How the page takes leads and reports on itself.
 */
export interface Settings {
  /**
   * One-time codes that prove a WhatsApp number.
   */
  otp: {
    /**
     * Ask for a code before a lead goes through.
     */
    enabled: boolean;
  };
  /**
   * The address that takes leads and OTP calls.
   */
  ajaxUrl: string;
  /**
   * The address that answers with the project record.
   */
  projectUrl: string;
  /**
   * The action names your backend listens to.
   */
  actions: {
    /**
     * Sends a code.
     */
    sendOtp: string;
    /**
     * Checks a code.
     */
    verifyOtp: string;
    /**
     * Cancels a code.
     */
    cancelOtp: string;
  };
  /**
   * Where a lead form posts when script is off, and how.
   */
  form: {
    /**
     * The admin-post address.
     */
    action: string;
    /**
     * How the form is sent. Keep "post": a name and a number in an address end in logs.
     */
    method: 'post' | 'get';
    /**
     * What a form does with a WhatsApp number without its country code, such as 0812 3456 7890.
     */
    localNumbers: 'refuse' | 'accept';
  };
  /**
   * Whether general WhatsApp buttons skip the form (1) or open it (0).
   */
  leadsSubmissionForm: 0 | 1;
  /**
   * Your own title and prompt for every form but the brochure one.
   */
  customCopyLeads: {
    /**
     * Use the title and subtitle below.
     */
    enabled: boolean;
    /**
     * Replaces the title.
     */
    title: string;
    /**
     * Replaces the prompt.
     */
    subtitle: string;
  };
  /**
   * Sends general WhatsApp buttons to a link of yours.
   */
  overwriteWhatsapp: {
    /**
     * Use the link below. It wins over leadsSubmissionForm.
     */
    enabled: boolean;
    /**
     * Where the buttons lead.
     */
    link: string;
  };
  /**
   * The brochure that brochure buttons open. May hold [project_name], [telesales_number] and [sender_name].
   */
  brochureUrl: string;
  /**
   * The text that stands ready in WhatsApp. May hold [project_name], [telesales_number] and [sender_name].
   */
  whatsappMessage: string;
  /**
   * Which analytics the page reports to.
   */
  trackerDestination: 'microsite' | 'r123';
  /**
   * Where this page is served.
   */
  environmentType: 'production' | 'staging';
  /**
   * The ids of your analytics properties. Empty: nothing is loaded.
   */
  analytics: {
    /**
     * Measurement id for production.
     */
    productionId: string;
    /**
     * Measurement id for staging and trial addresses.
     */
    stagingId: string;
    /**
     * Tag-manager container for production.
     */
    productionContainerId: string;
    /**
     * Tag-manager container for staging.
     */
    stagingContainerId: string;
    /**
     * When analytics may run.
     */
    consent: 'off' | 'mode' | 'wait';
    /**
     * Advertising and measurement tags, by name and id. They come after the page has loaded, and where "consent" asks for it only once the visitor agrees.
     *
     * @maxItems 12
     *
     * Items: One tag.
     */
    tags: {
      /**
       * Whose tag it is.
       */
      name: 'google-analytics' | 'google-ads' | 'tag-manager' | 'meta' | 'tiktok' | 'clarity';
      /**
       * The id, as the service shows it.
       */
      id: string;
    }[];
    /**
     * Also send the recommended generate_lead event for each lead.
     */
    generateLead: boolean;
  };
  /**
   * A statement visitors agree to when they leave their number. It is stored with the lead.
   */
  consent: {
    /**
     * Show the statement with a checkbox.
     */
    enabled: boolean;
    /**
     * The lead goes through only when it is ticked.
     */
    required: boolean;
    /**
     * The statement.
     */
    text: string;
    /**
     * Your number for this wording; change it when the text changes.
     */
    version: string;
    /**
     * The privacy policy.
     */
    policyUrl: string;
  };
  /**
   * Which parts the media viewer shows.
   */
  lightbox: {
    /**
     * The slide counter.
     */
    counter: boolean;
    /**
     * The full-screen button.
     */
    fullscreen: boolean;
    /**
     * The zoom button.
     */
    zoom: boolean;
    /**
     * The share menu.
     */
    share: boolean;
    /**
     * Where the footer title comes from.
     */
    titleSource: '' | 'title' | 'caption' | 'alt' | 'description';
    /**
     * Where the footer text comes from.
     */
    descriptionSource: '' | 'title' | 'caption' | 'alt' | 'description';
  };
  copy: Copy;
}
/**
 * Your own words for the sentences visitors read.
 */
export interface Copy {
  /**
   * Title of the general WhatsApp modal.
   */
  plainTitle: string;
  /**
   * Prompt of the general WhatsApp modal.
   */
  plainPrompt: string;
  /**
   * Submit label of the general WhatsApp modal.
   */
  plainSubmit: string;
  /**
   * Title of the brochure modal.
   */
  brochureTitle: string;
  /**
   * Prompt of the brochure modal.
   */
  brochurePrompt: string;
  /**
   * Submit label of the brochure modal.
   */
  brochureSubmit: string;
  /**
   * Label of the name field.
   */
  nameLabel: string;
  /**
   * Placeholder of the name field.
   */
  namePlaceholder: string;
  /**
   * Label of the number field.
   */
  phoneLabel: string;
  /**
   * Placeholder of the number field.
   */
  phonePlaceholder: string;
  /**
   * Error when the name is empty.
   */
  nameEmpty: string;
  /**
   * Error when the number is empty.
   */
  phoneEmpty: string;
  /**
   * Error when the country code is missing.
   */
  phoneCountryCode: string;
  /**
   * Error when the number has too few or too many digits.
   */
  phoneInvalid: string;
  /**
   * Error when a required checkbox is not ticked.
   */
  checkboxUnticked: string;
  /**
   * Alert on a second submit while the first is under way.
   */
  submitting: string;
  /**
   * Message when the answer is empty or -1.
   */
  leadFailed: string;
  /**
   * Message after a WhatsApp lead is saved.
   */
  leadSucceeded: string;
  /**
   * Link shown with the success message, for browsers that do not move on by themselves.
   */
  openWhatsapp: string;
  /**
   * Link shown when the browser blocks the new tab.
   */
  openBrochure: string;
  /**
   * Message beside the brochure link.
   */
  brochureReady: string;
  /**
   * Title of the OTP modal.
   */
  otpTitle: string;
  /**
   * Prompt of the OTP modal, before the number.
   */
  otpPrompt: string;
  /**
   * Name of one OTP box for screen readers.
   */
  otpBox: string;
  /**
   * Line after the right code.
   */
  otpSuccess: string;
  /**
   * Line after a wrong code.
   */
  otpWrong: string;
  /**
   * Resend link.
   */
  otpResend: string;
  /**
   * Resend link while it works.
   */
  otpResending: string;
  /**
   * Change-number link.
   */
  otpChangeNumber: string;
  /**
   * Follows the server message on extension code 10.
   */
  otpWaitHint: string;
  /**
   * Alert when cancelling fails.
   */
  otpCancelFailed: string;
  /**
   * Alert when the number is changed too early.
   */
  otpChangeTooEarly: string;
  /**
   * Title of the recommendation modal, when the page gives none.
   */
  recommendationTitle: string;
  /**
   * Text of the recommendation modal, when the page gives none.
   */
  recommendationText: string;
  /**
   * Close buttons.
   */
  close: string;
  /**
   * Label of a copy button after the copy.
   */
  copied: string;
  /**
   * Alert of the lightbox when a picture cannot be loaded.
   */
  imageNotFound: string;
  /**
   * First link for keyboard users.
   */
  skipToContent: string;
  /**
   * Name of the floating button while the group is closed.
   */
  openMenu: string;
  /**
   * Name of the floating button while the group is open.
   */
  closeMenu: string;
  /**
   * Under the button of a form whose script is still on its way.
   */
  formLoading: string;
  /**
   * Name of the loader.
   */
  loading: string;
  /**
   * Carousel button.
   */
  previousSlide: string;
  /**
   * Carousel button.
   */
  nextSlide: string;
  /**
   * Carousel announcement.
   */
  firstSlide: string;
  /**
   * Carousel announcement.
   */
  lastSlide: string;
  /**
   * Carousel bullet.
   */
  goToSlide: string;
  /**
   * Pause buttons.
   */
  pause: string;
  /**
   * Play buttons.
   */
  play: string;
  /**
   * Name of the banner that asks about analytics, for screen readers.
   */
  consentTitle: string;
  /**
   * Accept button of the analytics consent banner.
   */
  consentAccept: string;
  /**
   * Decline button of the analytics consent banner.
   */
  consentDecline: string;
  /**
   * Text of the analytics consent banner.
   */
  consentText: string;
  /**
   * Name of the section links for screen readers.
   */
  sectionLinks: string;
  /**
   * Name of the media viewer for screen readers.
   */
  lightbox: string;
  /**
   * Full-screen button of the media viewer.
   */
  fullscreen: string;
  /**
   * Zoom button of the media viewer.
   */
  zoom: string;
  /**
   * Share button of the media viewer and of the share buttons.
   */
  share: string;
  /**
   * Name of a share link; {{name}} is the site.
   */
  shareOn: string;
  /**
   * The download link of the share menu.
   */
  downloadImage: string;
  /**
   * Play button of a video, before its title.
   */
  playVideo: string;
  /**
   * While a video player loads.
   */
  videoLoading: string;
  /**
   * When a video player cannot be loaded.
   */
  videoFailed: string;
  /**
   * Link to the video on its own site; {{name}} is the site.
   */
  openOn: string;
  /**
   * Under a video, before its player is loaded; {{name}} is the site.
   */
  videoNotice: string;
  /**
   * Opens the words of a video.
   */
  transcript: string;
  /**
   * Place of a slide, for screen readers.
   */
  slideOf: string;
  /**
   * A link that shows a picture large, where the picture has no text of its own.
   */
  viewPicture: string;
  /**
   * A floor plan.
   */
  floorPlan: string;
  /**
   * Told when the browser refuses to copy; the value is then selected.
   */
  copyFailed: string;
  /**
   * Read out in place of stars; {{value}} is the number.
   */
  rating: string;
  /**
   * Button that loads the map.
   */
  showMap: string;
  /**
   * Said before the map is loaded; {{provider}} is the company it comes from.
   */
  mapNote: string;
  /**
   * Link that opens directions in the map app of the visitor.
   */
  route: string;
  /**
   * Name of the embedded map; {{place}} is the place.
   */
  mapOf: string;
  /**
   * Read out before a price that is struck through.
   */
  oldPrice: string;
  /**
   * Link to the privacy policy beside a statement.
   */
  privacyPolicy: string;
  /**
   * Name of the share link by e-mail.
   */
  shareEmail: string;
  /**
   * Print button.
   */
  sharePrint: string;
  /**
   * Button that copies the address of the page.
   */
  shareCopy: string;
  /**
   * Said after the address was copied.
   */
  linkCopied: string;
  /**
   * Unit under the days of a countdown.
   */
  days: string;
  /**
   * Unit under the hours of a countdown.
   */
  hours: string;
  /**
   * Unit under the minutes of a countdown.
   */
  minutes: string;
  /**
   * Unit under the seconds of a countdown.
   */
  seconds: string;
  /**
   * Name of the information button; {{text}} is what it explains.
   */
  moreAbout: string;
  /**
   * The WhatsApp message of a unit button without script; {{unit}} is the unit, [project_name] the project.
   */
  unitMessage: string;
  /**
   * Link to a floor plan; {{unit}} is the unit.
   */
  viewFloorPlan: string;
  /**
   * Link that shows a site plan large.
   */
  viewPlan: string;
}
/**
 * Colours, typeface and space.
 */
export interface Theme {
  /**
   * A ready-made character: colours, typefaces, corners and space that go together.
   */
  preset: 'taman' | 'senja' | 'kota' | 'pesisir';
  /**
   * The colour roles. What is left out comes from the preset.
   */
  colors: {
    /**
     * The page behind everything.
     */
    paper?: string;
    /**
     * Cards and forms.
     */
    surface?: string;
    /**
     * Sections that stand back a little.
     */
    tint?: string;
    /**
     * Text.
     */
    ink?: string;
    /**
     * Quieter text.
     */
    muted?: string;
    /**
     * Hairlines and borders.
     */
    line?: string;
    /**
     * Buttons and links.
     */
    brand?: string;
    /**
     * Text on the brand colour.
     */
    onBrand?: string;
    /**
     * Small highlights.
     */
    accent?: string;
    /**
     * Dark sections.
     */
    dark?: string;
    /**
     * Text in dark sections.
     */
    onDark?: string;
  };
  /**
   * The typefaces. What is left out comes from the preset.
   */
  fonts: {
    /**
     * Text.
     */
    body?: 'plus-jakarta-sans' | 'bricolage-grotesque' | 'instrument-sans' | 'fraunces' | 'system';
    /**
     * Headings.
     */
    heading?: 'plus-jakarta-sans' | 'bricolage-grotesque' | 'instrument-sans' | 'fraunces' | 'system';
  };
  /**
   * How round corners are. The preset decides when it is left out.
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * How airy the page is. The preset decides when it is left out.
   */
  spacing?: 'compact' | 'normal' | 'airy';
}
/**
 * The bar at the top. Leave it out for a page without one.
 */
export interface SiteHeader {
  /**
   * The name at the left; the project name when left out.
   */
  name: string;
  logo?: Picture;
  /**
   * Links to the sections.
   */
  links: {
    /**
     * The words.
     */
    label: string;
    /**
     * The section or page.
     */
    link: string;
  }[];
  /**
   * Show a WhatsApp button at the right.
   */
  button: boolean;
  /**
   * The words on that button.
   */
  buttonLabel: string;
}
/**
 * The last lines of the page. Leave it out for a page without them.
 */
export interface SiteFooter {
  /**
   * Address, licence, small print.
   *
   * @minItems 1
   */
  text: (
    | string
    | {
        /**
         * What this block is.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[];
        /**
         * The lines of a list, each like "text".
         */
        items: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * Links in the footer.
   */
  links: {
    /**
     * The words.
     */
    label: string;
    /**
     * The page.
     */
    link: string;
  }[];
}
/**
 * Titles that open and close, one open at a time.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Accordion".
 */
export interface Accordion {
  type: 'accordion';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The titles and what they hold. Required: without items there is nothing to open.
   *
   * @minItems 1
   */
  items: {
    /**
     * The words that open it. Required: a title must say what it holds.
     */
    title: string;
    /**
     * A name for links: #cara-pesan opens this item.
     */
    id?: string;
    /**
     * What it holds, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * What this block is.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[];
          /**
           * The lines of a list, each like "text".
           */
          items: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets it holds, below the text: columns, pictures, tabs, anything.
     */
    children: Node[];
  }[];
  /**
   * What is open at first.
   */
  start: 'first' | 'none';
  /**
   * The place of the titles in the outline of the page.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the items look.
   */
  look: 'line' | 'card';
}
/**
 * A notice that stands out; visitors can put it away.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Alert".
 */
export interface Alert {
  type: 'alert';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What kind of notice it is.
   */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /**
   * A few bold words before the text.
   */
  title: string;
  /**
   * The words: plain strings, or objects with bold, italic or link. Required: an empty notice says nothing.
   */
  text: (
    | string
    | {
        /**
         * The words.
         */
        text: string;
        /**
         * Bold words.
         */
        bold: boolean;
        /**
         * Slanted words.
         */
        italic: boolean;
        /**
         * Where a click on the words leads.
         */
        link?: string;
      }
  )[];
  /**
   * Has a button that puts it away.
   */
  dismissible: boolean;
  /**
   * How long it stays away after it was put away, in seconds; 0 brings it back with the next page. Needs an "id".
   */
  rememberSeconds: number;
}
/**
 * A link that looks like a button. For leads use lead-button.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Button".
 */
export interface Button {
  type: 'button';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The words. Required: a button must say what it does.
   */
  label: string;
  /**
   * Where it leads. Required.
   */
  link: string;
  /**
   * How it looks.
   */
  look: 'solid' | 'outline' | 'quiet';
  /**
   * How large it is.
   */
  size: 'small' | 'medium' | 'large';
  /**
   * An icon before the words.
   */
  icon?:
    | 'check'
    | 'shield'
    | 'pool'
    | 'tree'
    | 'gym'
    | 'shop'
    | 'road'
    | 'train'
    | 'school'
    | 'hospital'
    | 'pin'
    | 'bed'
    | 'bath'
    | 'area'
    | 'land'
    | 'car'
    | 'clock'
    | 'phone'
    | 'whatsapp'
    | 'download'
    | 'play'
    | 'arrow'
    | 'star'
    | 'key'
    | 'sun'
    | 'wind'
    | 'wallet'
    | 'percent'
    | 'calendar'
    | 'info'
    | 'question'
    | 'home'
    | 'building'
    | 'cube'
    | 'document'
    | 'mail';
  /**
   * Open in a new tab.
   */
  newTab: boolean;
}
/**
 * Puts widgets side by side, in a grid or in a row that wraps; they stack on a phone.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Columns".
 */
export interface Columns {
  type: 'columns';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * How widgets are laid out.
   */
  layout: 'grid' | 'flex';
  /**
   * In a grid: how many stand side by side, by screen width.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How two columns share the width on a desktop.
   */
  ratio: 'equal' | 'wide-start' | 'wide-end' | 'third-start' | 'third-end' | 'quarter-start' | 'quarter-end';
  /**
   * In a flex layout: which way, by screen width. People who use a keyboard or a screen reader still meet the widgets in the order they are written.
   */
  direction: {
    /**
     * From 1025 px wide.
     */
    desktop?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  };
  /**
   * In a flex layout: what does not fit goes to the next line.
   */
  wrap: boolean;
  /**
   * Space between them.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * How free room along the line is shared.
   */
  justify: 'start' | 'center' | 'end' | 'between' | 'around' | 'evenly';
  /**
   * How columns of different height line up.
   */
  verticalAlign: 'top' | 'middle' | 'bottom' | 'stretch' | 'baseline';
  /**
   * Screens where the last column comes first, for example a picture above its text.
   *
   * Items: A screen.
   */
  reverseOn: ('mobile' | 'tablet')[];
  /**
   * The least height.
   */
  minHeight: 'auto' | 'half' | 'tall' | 'screen';
  /**
   * What the whole looks like.
   */
  look: 'plain' | 'card' | 'outline' | 'tint' | 'dark' | 'brand';
  /**
   * What each widget in it looks like.
   */
  itemLook: 'plain' | 'card' | 'outline' | 'tint';
  /**
   * Space inside a look other than plain.
   */
  padding: 'none' | 'small' | 'medium' | 'large';
  /**
   * The widgets inside, from first to last.
   */
  children: Node[];
}
/**
 * Copies a code, an account number or an address to the clipboard.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "CopyButton".
 */
export interface CopyButton {
  type: 'copy-button';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What is copied. Required: there is nothing else to copy.
   */
  value: string;
  /**
   * The words on the button.
   */
  label: string;
  /**
   * What the value is.
   */
  caption: string;
  /**
   * Show the value beside the button. Visitors without script always see it.
   */
  showValue: boolean;
  /**
   * How the button looks.
   */
  look: 'outline' | 'solid' | 'quiet';
}
/**
 * Days, hours, minutes and seconds to the end of a promotion.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Countdown".
 */
export interface Countdown {
  type: 'countdown';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * When it ends, by the clock of the time zone below. Required.
   */
  until: string;
  /**
   * Whose clock.
   */
  zone: 'WIB' | 'WITA' | 'WIT';
  /**
   * A line above the clock. Empty: none.
   */
  heading: string;
  /**
   * The line with the end; [date] is where the date goes.
   */
  untilText: string;
  /**
   * What stands there after the end.
   */
  endedText: string;
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
}
/**
 * Numbers that count up when they come into view.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Counter".
 */
export interface Counter {
  type: 'counter';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The numbers. Required: without them there is nothing to count.
   *
   * @minItems 1
   */
  items: {
    /**
     * The number it ends at. Required.
     */
    value: number;
    /**
     * The number it counts from.
     */
    start: number;
    /**
     * Before the number.
     */
    prefix: string;
    /**
     * After the number.
     */
    suffix: string;
    /**
     * How many digits stand after the comma.
     */
    decimals: number;
    /**
     * Dots between thousands. Off for a year.
     */
    grouping: boolean;
    /**
     * What is counted. Required: a number alone says nothing.
     */
    label: string;
  }[];
  /**
   * How many stand side by side.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How long the counting takes, in milliseconds.
   */
  duration: number;
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * How large the numbers are.
   */
  size: 'medium' | 'large';
}
/**
 * A thin line between widgets.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Divider".
 */
export interface Divider {
  type: 'divider';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * How it looks.
   */
  look: 'line' | 'dashed' | 'dotted' | 'double' | 'short';
  /**
   * Space above and below.
   */
  spacing: 'none' | 'small' | 'medium' | 'large';
  /**
   * Where a short line, or the words in a line, stand.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Words in the line.
   */
  label: string;
  /**
   * An icon in the line, before the words.
   */
  icon?:
    | 'check'
    | 'shield'
    | 'pool'
    | 'tree'
    | 'gym'
    | 'shop'
    | 'road'
    | 'train'
    | 'school'
    | 'hospital'
    | 'pin'
    | 'bed'
    | 'bath'
    | 'area'
    | 'land'
    | 'car'
    | 'clock'
    | 'phone'
    | 'whatsapp'
    | 'download'
    | 'play'
    | 'arrow'
    | 'star'
    | 'key'
    | 'sun'
    | 'wind'
    | 'wallet'
    | 'percent'
    | 'calendar'
    | 'info'
    | 'question'
    | 'home'
    | 'building'
    | 'cube'
    | 'document'
    | 'mail';
}
/**
 * What the place offers, with pictures or icons.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Facilities".
 */
export interface Facilities {
  type: 'facilities';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The facilities, the best first. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * What it is.
     */
    title: string;
    /**
     * A line about it.
     */
    text: string;
    /**
     * The icon, where there is no picture.
     */
    icon:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    picture?: Picture;
    /**
     * Where a click leads.
     */
    link?: string;
  }[];
  /**
   * How many stand side by side, by screen width.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How they look.
   */
  look: 'tiles' | 'pictures' | 'covers';
  /**
   * With pictures: the first is twice as large.
   */
  firstLarge: boolean;
}
/**
 * Questions and their answers; search engines get them too.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Faq".
 */
export interface Faq {
  type: 'faq';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The questions. Required: without them there is nothing to answer.
   *
   * @minItems 1
   */
  items: {
    /**
     * The question. Required.
     */
    question: string;
    /**
     * A name for links: #banjir opens this question.
     */
    id?: string;
    /**
     * The answer. Required.
     *
     * @minItems 1
     */
    answer: (
      | string
      | {
          /**
           * What this block is.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[];
          /**
           * The lines of a list, each like "text".
           */
          items: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
  }[];
  /**
   * Tell search engines the questions (FAQPage). Off where another page answers the same.
   */
  searchEngines: boolean;
  /**
   * The place of the titles in the outline of the page.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the questions look.
   */
  look: 'line' | 'card';
}
/**
 * Pictures and videos side by side; a click shows them large, one after another.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Gallery".
 */
export interface Gallery {
  type: 'gallery';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The pictures, in order. Required: an empty gallery shows nothing.
   *
   * @minItems 1
   */
  items: {
    image: Picture;
    /**
     * A line with the picture.
     */
    caption: string;
    /**
     * A title for the media viewer.
     */
    title: string;
    /**
     * A sentence for the media viewer.
     */
    description: string;
    /**
     * Makes it a video in the media viewer: a YouTube id, a Vimeo id, or an address.
     */
    video?: string;
    /**
     * Where a click leads, instead of the large view.
     */
    link?: string;
  }[];
  /**
   * How the pictures stand.
   */
  layout: 'grid' | 'masonry' | 'justified';
  /**
   * How many stand side by side; not for "justified".
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * The shape of every picture in a grid.
   */
  ratio: 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * The height of the rows of "justified".
   */
  rowHeight: 'small' | 'medium' | 'large';
  /**
   * Space between the pictures.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * Where the captions stand.
   */
  captions: 'none' | 'below' | 'over';
  /**
   * A click shows the picture large, in the media viewer.
   */
  lightbox: boolean;
}
/**
 * A headline. Use level 1 once a page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Heading".
 */
export interface Heading {
  type: 'heading';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The words. Required: an empty heading confuses screen readers.
   */
  text: string;
  /**
   * Its place in the outline of the page.
   */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it looks, whatever its level.
   */
  size: 'auto' | 'small' | 'medium' | 'large' | 'display';
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * A short line above the heading.
   */
  eyebrow: string;
  /**
   * Where a click on the heading leads.
   */
  link?: string;
}
/**
 * Short lines, each with an icon.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "IconList".
 */
export interface IconList {
  type: 'icon-list';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The lines. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * The words.
     */
    text: string;
    /**
     * The icon.
     */
    icon:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * A quieter line below.
     */
    detail: string;
    /**
     * Where a click leads.
     */
    link?: string;
  }[];
  /**
   * How many stand side by side.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How a line looks.
   */
  look: 'plain' | 'card';
}
/**
 * Pictures in a row that moves sideways, by itself or by hand.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ImageCarousel".
 */
export interface ImageCarousel {
  type: 'image-carousel';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the pictures are, for people who hear the page. Do not say "carousel".
   */
  name: string;
  /**
   * The pictures, in order. Required: an empty carousel shows nothing.
   *
   * @minItems 1
   */
  items: {
    image: Picture;
    /**
     * A line with the picture.
     */
    caption: string;
    /**
     * A title for the media viewer.
     */
    title: string;
    /**
     * A sentence for the media viewer.
     */
    description: string;
    /**
     * Where a click leads, instead of the large view.
     */
    link?: string;
  }[];
  /**
   * How many pictures are seen at once.
   */
  slides: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * The shape of every picture.
   */
  ratio: 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * Space between the pictures.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * Show the captions under the pictures.
   */
  captions: boolean;
  /**
   * A click shows the picture large, in the media viewer.
   */
  lightbox: boolean;
  /**
   * Show the two arrow buttons.
   */
  arrows: boolean;
  /**
   * Show one small button for each position.
   */
  dots: boolean;
  /**
   * Move by itself, with a pause button. Never for visitors who asked for less motion.
   */
  autoplay: boolean;
  /**
   * How long the first picture waits before the carousel first moves by itself, in milliseconds.
   */
  autoplayDelay: number;
  /**
   * How long each later picture stays, in milliseconds.
   */
  interval: number;
  /**
   * Wait while the pointer is over it.
   */
  pauseOnHover: boolean;
  /**
   * How long one move takes, in milliseconds.
   */
  speed: number;
  /**
   * How far a finger must move before it counts as a swipe, in pixels.
   */
  swipeThreshold: number;
  /**
   * After the last picture comes the first.
   */
  endless: boolean;
  /**
   * Whether the address follows the picture, so that a link can lead to it. Needs an "id".
   */
  sync: 'none' | 'hash' | 'path';
}
/**
 * A picture, with an optional caption, a link, or a large view.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Image".
 */
export interface Image {
  type: 'image';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  image: Picture;
  /**
   * A line under the picture. Adverts say "ilustrasi" where it is one.
   */
  caption: string;
  /**
   * The shape.
   */
  ratio: 'original' | 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * How much of its column it fills.
   */
  width: 'full' | 'large' | 'medium' | 'small';
  /**
   * Where it stands when it is narrower than its column.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Where a click leads. It wins over "lightbox".
   */
  link?: string;
  /**
   * A click shows the picture large, in the media viewer.
   */
  lightbox: boolean;
  /**
   * A title for the media viewer.
   */
  title: string;
  /**
   * A sentence for the media viewer.
   */
  description: string;
  /**
   * Round corners, as the theme has them.
   */
  rounded: boolean;
}
/**
 * A short explanation behind an information button, for a word or a price that needs one.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "InfoTip".
 */
export interface InfoTip {
  type: 'info-tip';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The line that is seen. Required.
   */
  text: string;
  /**
   * The first line of the explanation. Empty: none.
   */
  title: string;
  /**
   * The explanation. Required.
   */
  tip: string;
  /**
   * How large the line is.
   */
  size: 'small' | 'normal';
}
/**
 * Opens the lead form: WhatsApp, virtual tour, FAQ, brochure or your own call to action.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LeadButton".
 */
export interface LeadButton {
  type: 'lead-button';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the button is for. Required: it decides the form and the lead type.
   */
  kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
  /**
   * The words on the button. Required: a button must say what it does.
   */
  label: string;
  /**
   * An icon before the words.
   */
  icon?:
    | 'check'
    | 'shield'
    | 'pool'
    | 'tree'
    | 'gym'
    | 'shop'
    | 'road'
    | 'train'
    | 'school'
    | 'hospital'
    | 'pin'
    | 'bed'
    | 'bath'
    | 'area'
    | 'land'
    | 'car'
    | 'clock'
    | 'phone'
    | 'whatsapp'
    | 'download'
    | 'play'
    | 'arrow'
    | 'star'
    | 'key'
    | 'sun'
    | 'wind'
    | 'wallet'
    | 'percent'
    | 'calendar'
    | 'info'
    | 'question'
    | 'home'
    | 'building'
    | 'cube'
    | 'document'
    | 'mail';
  /**
   * For "cta": the title of the form.
   */
  title: string;
  /**
   * For "cta": the sentence under the title.
   */
  prompt: string;
  /**
   * For "cta": the words on the submit button.
   */
  submit: string;
  cover?: Picture;
  /**
   * For "brochure" and "cta": the file to open, instead of settings.brochureUrl.
   */
  file: string;
  /**
   * How it looks.
   */
  look: 'solid' | 'outline' | 'whatsapp';
  /**
   * How large it is.
   */
  size: 'small' | 'medium' | 'large';
}
/**
 * A form in the page that takes a name and a WhatsApp number.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LeadForm".
 */
export interface LeadForm {
  type: 'lead-form';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Where the form stands.
   */
  surface: 'contact' | 'banner' | 'general' | 'unit-type' | 'otp';
  /**
   * The title of the form.
   */
  title: string;
  /**
   * The sentence under the title.
   */
  prompt: string;
  /**
   * The words on the submit button.
   */
  submit: string;
  /**
   * A message that goes along with the lead, for example which promotion it came from.
   */
  pretext: string;
  /**
   * A checkbox about location and price.
   */
  priceCheckbox: {
    /**
     * Show it.
     */
    enabled: boolean;
    /**
     * It must be ticked.
     */
    required: boolean;
    /**
     * The statement.
     */
    label: string;
  };
}
/**
 * What is near, with travel time and distance.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LocationList".
 */
export interface LocationList {
  type: 'location-list';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Groups of places. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * What the group holds.
     */
    title: string;
    /**
     * The icon of the group.
     */
    icon:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * The places, the nearest first. Required: a group holds places.
     *
     * @minItems 1
     */
    places: {
      /**
       * The place.
       */
      name: string;
      /**
       * How long it takes.
       */
      time: string;
      /**
       * How far it is.
       */
      distance: string;
      /**
       * Where a click leads, for example to a map.
       */
      link?: string;
    }[];
  }[];
  /**
   * How many stand side by side, by screen width.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How the times were measured.
   */
  remark: string;
}
/**
 * Logos of banks, partners or awards in one calm line.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LogoStrip".
 */
export interface LogoStrip {
  type: 'logo-strip';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * A line above the logos.
   */
  title: string;
  /**
   * The logos. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * Whose logo it is; it is read out in place of the picture.
     */
    name: string;
    picture: Picture;
    /**
     * Where a click leads.
     */
    link?: string;
  }[];
  /**
   * How tall the logos are.
   */
  size: 'small' | 'medium' | 'large';
  /**
   * In grey, so that they do not compete with the page.
   */
  muted: boolean;
}
/**
 * The address and the way there; the map itself comes from another company and loads only when a visitor asks for it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Map".
 */
export interface Map {
  type: 'map';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What is there. Required: it names the place for people and for the map.
   */
  name: string;
  /**
   * The postal address. Required: it is what everybody can read.
   */
  address: string;
  /**
   * Degrees north; south of the equator is negative. Required: it is where the marker stands.
   */
  latitude: number;
  /**
   * Degrees east. Required: it is where the marker stands.
   */
  longitude: number;
  /**
   * Whose map it is.
   */
  provider: 'openstreetmap' | 'google';
  /**
   * How near: 12 shows a town, 15 a district, 18 a street.
   */
  zoom: number;
  picture?: Picture;
  /**
   * When visitors are welcome.
   */
  hours: string;
  /**
   * A telephone number at the place.
   */
  phone?: string;
  /**
   * Height of the map in pixels, by screen.
   */
  height: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
}
/**
 * A small message that comes up at the edge of the screen and goes away by itself; it never takes over the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  type: 'notice';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The message in a few words. Required.
   */
  title: string;
  /**
   * A sentence more.
   */
  text: string;
  /**
   * The words of its link. Empty: no link.
   */
  linkLabel: string;
  /**
   * Where the link leads.
   */
  link?: string;
  /**
   * How long after the page is quiet it comes up, in milliseconds.
   */
  after: number;
  /**
   * How long it stays, in milliseconds; it waits while the pointer or the keyboard is on it. 0: until it is closed.
   */
  hideAfter: number;
  /**
   * For how many seconds it does not come up again for the same visitor. 0: it always does.
   */
  rememberSeconds: number;
  /**
   * At which side of a wide screen.
   */
  side: 'start' | 'end';
}
/**
 * Units or packages with their prices, as lines or as cards.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "PriceList".
 */
export interface PriceList {
  type: 'price-list';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What is offered. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * What it is.
     */
    name: string;
    /**
     * The price in words.
     */
    price: string;
    /**
     * The price before; it is struck through.
     */
    oldPrice: string;
    /**
     * A quiet line below the price.
     */
    note: string;
    /**
     * A line about it.
     */
    detail: string;
    /**
     * One or two words that stand out.
     */
    badge: string;
    /**
     * Short facts.
     */
    facts: string[];
    picture?: Picture;
    /**
     * Where a click leads.
     */
    link?: string;
  }[];
  /**
   * How it looks.
   */
  look: 'lines' | 'cards';
  /**
   * How many stand side by side, by screen width.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * A remark below the list.
   */
  remark: string;
}
/**
 * How far something has come, as a bar with its percentage.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ProgressBar".
 */
export interface ProgressBar {
  type: 'progress-bar';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The bars. Required: without them there is nothing to show.
   *
   * @minItems 1
   */
  items: {
    /**
     * What it measures. Required: a bar alone says nothing.
     */
    label: string;
    /**
     * How far it is. Required.
     */
    percent: number;
    /**
     * A quieter line below.
     */
    note: string;
  }[];
  /**
   * Show the percentage as a number.
   */
  showPercent: boolean;
}
/**
 * Articles in a row that moves sideways: three in the middle of a wide screen, one on a phone, with a glimpse of the next.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "RelatedArticles".
 */
export interface RelatedArticles {
  type: 'related-articles';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The heading above the articles.
   */
  name: string;
  /**
   * Place of the heading in the outline of the page.
   */
  level: 2 | 3 | 4;
  /**
   * The articles, in order. Required: without one there is nothing to show.
   *
   * @minItems 1
   */
  items: {
    /**
     * The headline.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    image?: Picture;
    /**
     * Where the article is.
     */
    link: string;
    /**
     * The day, as 2026-11-20.
     */
    date: string;
  }[];
}
/**
 * A bar of links to the parts of the page that stays in view and shows where the visitor is. Write it between sections, not inside one.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SectionNav".
 */
export interface SectionNav {
  type: 'section-nav';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The links. Required: without them there is nowhere to go.
   *
   * @minItems 1
   */
  items: {
    /**
     * The words. Required.
     */
    label: string;
    /**
     * The part of the page. Required.
     */
    link: string;
  }[];
  /**
   * What the bar is, for people who cannot see it.
   */
  label: string;
}
/**
 * A full-width band of the page that holds other widgets.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
  type: 'section';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The colours of the band. A picture or a colour behind the content decides for itself.
   */
  tone: 'plain' | 'tint' | 'dark' | 'brand';
  /**
   * What stands behind the content: a colour, two colours, a picture, several pictures in turn, or a film.
   */
  background: {
    /**
     * One colour of the theme; the text takes the colour that is readable on it.
     */
    color?: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
    /**
     * Two colours of the theme that run into each other. Choose two dark or two light ones, so that text is readable on both.
     */
    gradient?: {
      /**
       * The first colour; the text is made for it.
       */
      from: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
      /**
       * The second colour.
       */
      to: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
      /**
       * How they run.
       */
      kind: 'linear' | 'radial';
      /**
       * Direction of the line in degrees; 180 runs from top to bottom.
       */
      angle: number;
      /**
       * Where the first colour begins to give way, in percent.
       */
      start: number;
      /**
       * Where the second colour is reached, in percent.
       */
      end: number;
    };
    image?: Picture;
    /**
     * Several pictures in turn. The first is there at once; visitors can pause, and it stands still for those who ask for less motion.
     */
    slideshow?: {
      /**
       * The pictures, the most important first. Required: the first is what everybody sees.
       *
       * @minItems 1
       * @maxItems 12
       */
      images: Picture[];
      /**
       * How long each stays, in milliseconds.
       */
      interval: number;
      /**
       * How long one takes to fade into the next, in milliseconds.
       */
      transition: number;
      /**
       * A slow movement towards or away from the picture.
       */
      kenBurns: 'none' | 'in' | 'out';
    };
    /**
     * A short silent film. The poster is there at once; the film starts when it is seen, and not for visitors who save data or ask for less motion.
     */
    video?: {
      /**
       * The film: a file beside page.json, or a web address.
       */
      file: string;
      poster: Picture;
      /**
       * Also starts by itself on phones.
       */
      onPhones: boolean;
    };
    /**
     * A shade over the picture, so that text is easy to read.
     */
    overlay: 'none' | 'soft' | 'strong';
    /**
     * Colour of the shade; the text takes the colour that is readable on it.
     */
    overlayColor: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
    /**
     * An even shade of this strength in percent, in place of "overlay". Text needs 60 or more.
     */
    overlayStrength?: number;
  };
  /**
   * How wide the content is.
   */
  width: 'narrow' | 'normal' | 'wide' | 'full';
  /**
   * Space above and below.
   */
  spacing: 'none' | 'small' | 'medium' | 'large';
  /**
   * The least height.
   */
  minHeight: 'auto' | 'half' | 'tall' | 'screen';
  /**
   * Where the content stands from left to right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Where the content stands from top to bottom, when the section is taller than it.
   */
  verticalAlign: 'top' | 'middle' | 'bottom';
  /**
   * A drawn upper edge.
   */
  shapeTop?: {
    /**
     * The drawing.
     */
    shape:
      | 'curve'
      | 'swell'
      | 'waves'
      | 'brush'
      | 'ripple'
      | 'tilt'
      | 'tilt-layers'
      | 'fan'
      | 'triangle'
      | 'slope'
      | 'arrow'
      | 'split'
      | 'book'
      | 'zigzag'
      | 'pyramids'
      | 'mountains'
      | 'clouds'
      | 'drops'
      | 'roofs'
      | 'skyline';
    /**
     * Its colour: that of the section it leads to.
     */
    color: 'paper' | 'surface' | 'tint' | 'brand' | 'accent' | 'dark';
    /**
     * Its height in pixels, by screen; the content keeps clear of it.
     */
    height: {
      /**
       * From 1025 px wide.
       */
      desktop?: number;
      /**
       * From 768 px to 1024 px; as on desktop when left out.
       */
      tablet?: number;
      /**
       * Up to 767 px; as on tablet when left out.
       */
      mobile?: number;
    };
    /**
     * Its width in percent of the section: more makes it flatter.
     */
    width: number;
    /**
     * Swap left and right.
     */
    flip: boolean;
    /**
     * Draw the space around the shape in place of the shape.
     */
    invert: boolean;
    /**
     * Lay it over the content.
     */
    inFront: boolean;
  };
  /**
   * A drawn lower edge.
   */
  shapeBottom?: {
    /**
     * The drawing.
     */
    shape:
      | 'curve'
      | 'swell'
      | 'waves'
      | 'brush'
      | 'ripple'
      | 'tilt'
      | 'tilt-layers'
      | 'fan'
      | 'triangle'
      | 'slope'
      | 'arrow'
      | 'split'
      | 'book'
      | 'zigzag'
      | 'pyramids'
      | 'mountains'
      | 'clouds'
      | 'drops'
      | 'roofs'
      | 'skyline';
    /**
     * Its colour: that of the section it leads to.
     */
    color: 'paper' | 'surface' | 'tint' | 'brand' | 'accent' | 'dark';
    /**
     * Its height in pixels, by screen; the content keeps clear of it.
     */
    height: {
      /**
       * From 1025 px wide.
       */
      desktop?: number;
      /**
       * From 768 px to 1024 px; as on desktop when left out.
       */
      tablet?: number;
      /**
       * Up to 767 px; as on tablet when left out.
       */
      mobile?: number;
    };
    /**
     * Its width in percent of the section: more makes it flatter.
     */
    width: number;
    /**
     * Swap left and right.
     */
    flip: boolean;
    /**
     * Draw the space around the shape in place of the shape.
     */
    invert: boolean;
    /**
     * Lay it over the content.
     */
    inFront: boolean;
  };
  /**
   * Stays in view while the page scrolls, as long as what it stands in is in view.
   */
  sticky: 'none' | 'top' | 'bottom';
  /**
   * Screens where it stays.
   *
   * Items: A screen.
   */
  stickyOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Distance from the edge in pixels.
   */
  stickyOffset: number;
  /**
   * The widgets inside, from first to last.
   */
  children: Node[];
}
/**
 * Links that pass the page on: social sites, messages, e-mail, print, copy.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Share".
 */
export interface Share {
  type: 'share';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Where to share, in this order.
   *
   * @minItems 1
   *
   * Items: A way to share.
   */
  networks: (
    | 'facebook'
    | 'x'
    | 'linkedin'
    | 'pinterest'
    | 'reddit'
    | 'tumblr'
    | 'telegram'
    | 'whatsapp'
    | 'line'
    | 'email'
    | 'print'
    | 'copy'
    | 'device'
  )[];
  /**
   * A line before the buttons. Empty: none.
   */
  heading: string;
  /**
   * The title that is shared. Empty: the title of the page.
   */
  title: string;
  /**
   * The words that are shared. Empty: the description of the page.
   */
  text: string;
  /**
   * The address that is shared. Empty: this page.
   */
  url: string;
  image?: Picture;
  /**
   * Mark the address with the network (utm_source), so that analytics shows which one brings visitors.
   */
  campaign: boolean;
  /**
   * How the buttons look.
   */
  look: 'icons' | 'labels';
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
}
/**
 * A plan or an aerial picture with places to press. The places are also listed beside it, in words.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SitePlan".
 */
export interface SitePlan {
  type: 'site-plan';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  image: Picture;
  /**
   * What the plan shows, for people who hear the page.
   */
  name: string;
  /**
   * The places on the plan. Required: without them use an image.
   *
   * @minItems 1
   */
  places: {
    /**
     * Its name.
     */
    name: string;
    /**
     * A sentence about it.
     */
    text: string;
    /**
     * Percent from the left edge of the plan.
     */
    x: number;
    /**
     * Percent from the top edge of the plan.
     */
    y: number;
    /**
     * An icon on the plan, instead of the number.
     */
    icon?:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * Where "more" leads.
     */
    link?: string;
    /**
     * The words of that link.
     */
    linkLabel: string;
  }[];
  /**
   * Where the list of places stands.
   */
  list: 'beside' | 'below';
  /**
   * A line under the plan.
   */
  caption: string;
  /**
   * A button shows the plan large.
   */
  lightbox: boolean;
}
/**
 * Empty space.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Spacer".
 */
export interface Spacer {
  type: 'spacer';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * How much.
   */
  size: 'small' | 'medium' | 'large';
  /**
   * An exact height in pixels, by screen, in place of "size".
   */
  height?: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
}
/**
 * Facts in rows and columns, for example specifications. Wide tables scroll on their own.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  type: 'table';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the table is about. Required: people who cannot see it choose by its name.
   */
  caption: string;
  /**
   * Keep the caption for screen readers alone.
   */
  captionHidden: boolean;
  /**
   * The names of the columns. Leave it out for plain pairs.
   */
  head: string[];
  /**
   * The rows, each a list of cells. A row of one cell is a heading for the rows below it. Required: a table has rows.
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * The first cell of a row names the row.
   */
  rowHead: boolean;
  /**
   * Every cell but the first is a number: figures line up at the right.
   */
  numbers: boolean;
  /**
   * How the rows are told apart.
   */
  look: 'lines' | 'stripes' | 'grid';
  /**
   * A remark below the table.
   */
  note: string;
}
/**
 * Titles in a row or a column; the chosen one shows what it holds.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Tabs".
 */
export interface Tabs {
  type: 'tabs';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the titles choose among, for people who cannot see them.
   */
  label: string;
  /**
   * The titles and what they hold. Required: without items there is nothing to show.
   *
   * @minItems 1
   */
  items: {
    /**
     * The words on the tab. Required: a tab must say what it shows.
     */
    title: string;
    /**
     * An icon before the words.
     */
    icon?:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * A name for links: #denah shows this tab.
     */
    id?: string;
    /**
     * What it holds, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * What this block is.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[];
          /**
           * The lines of a list, each like "text".
           */
          items: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets it holds, below the text.
     */
    children: Node[];
  }[];
  /**
   * Where the titles stand on wide screens.
   */
  direction: 'horizontal' | 'vertical';
  /**
   * What phones show.
   */
  small: 'scroll' | 'accordion';
  /**
   * The place of the titles in the outline of the page.
   */
  level: 2 | 3 | 4 | 5 | 6;
}
/**
 * What buyers and residents say, with name, photo and stars.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Testimonial".
 */
export interface Testimonial {
  type: 'testimonial';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The voices. Required: an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * What the person says.
     */
    quote: string;
    /**
     * Who says it.
     */
    name: string;
    /**
     * What the person is to the project.
     */
    role: string;
    photo?: Picture;
    /**
     * Stars from 0.5 to 5, in halves; 0 shows none.
     */
    rating: number;
    /**
     * Where it was said.
     */
    source: string;
    /**
     * Where the whole review stands.
     */
    link?: string;
  }[];
  /**
   * How many stand side by side, by screen width.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * How a voice looks.
   */
  look: 'large' | 'plain' | 'card';
}
/**
 * Paragraphs, lists and quotes, with bold, italic and links.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface Text {
  type: 'text';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The blocks, from top to bottom. A plain string is a paragraph. Required: it is the text.
   *
   * @minItems 1
   */
  content: (
    | string
    | {
        /**
         * What this block is.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[];
        /**
         * The lines of a list, each like "text".
         */
        items: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * How large the words are.
   */
  size: 'normal' | 'large' | 'small';
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Quieter colour.
   */
  muted: boolean;
  /**
   * A large first letter. It is style alone: the word stays whole for readers and for copying.
   */
  dropCap: 'none' | 'plain' | 'filled' | 'framed';
  /**
   * Columns of a newspaper that the text runs through.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * Level of the subheadings in the text: one more than the heading above it.
   */
  subheadingLevel: 2 | 3 | 4 | 5 | 6;
}
/**
 * Titles that open and close, as many at a time as the visitor likes.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Toggle".
 */
export interface Toggle {
  type: 'toggle';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The titles and what they hold. Required: without items there is nothing to open.
   *
   * @minItems 1
   */
  items: {
    /**
     * The words that open it. Required: a title must say what it holds.
     */
    title: string;
    /**
     * A name for links: #cara-pesan opens this item.
     */
    id?: string;
    /**
     * Open at first.
     */
    open: boolean;
    /**
     * What it holds, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * What this block is.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[];
          /**
           * The lines of a list, each like "text".
           */
          items: (
            | string
            | {
                /**
                 * The words.
                 */
                text: string;
                /**
                 * Bold words.
                 */
                bold: boolean;
                /**
                 * Slanted words.
                 */
                italic: boolean;
                /**
                 * Where a click on the words leads.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets it holds, below the text: columns, pictures, tabs, anything.
     */
    children: Node[];
  }[];
  /**
   * The place of the titles in the outline of the page.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the items look.
   */
  look: 'line' | 'card';
}
/**
 * Cards of the homes for sale: picture, floor plan, facts, price, and a button that opens the unit form.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitTypes".
 */
export interface UnitTypes {
  type: 'unit-types';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The unit types. Required: without one there is nothing to sell.
   *
   * @minItems 1
   */
  items: {
    /**
     * Its name; the lead carries it.
     */
    name: string;
    image?: Picture;
    floorPlan?: Picture;
    /**
     * A short note on the card.
     */
    badge: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * Land, floor area, rooms.
     */
    facts: {
      /**
       * The icon.
       */
      icon:
        | 'check'
        | 'shield'
        | 'pool'
        | 'tree'
        | 'gym'
        | 'shop'
        | 'road'
        | 'train'
        | 'school'
        | 'hospital'
        | 'pin'
        | 'bed'
        | 'bath'
        | 'area'
        | 'land'
        | 'car'
        | 'clock'
        | 'phone'
        | 'whatsapp'
        | 'download'
        | 'play'
        | 'arrow'
        | 'star'
        | 'key'
        | 'sun'
        | 'wind'
        | 'wallet'
        | 'percent'
        | 'calendar'
        | 'info'
        | 'question'
        | 'home'
        | 'building'
        | 'cube'
        | 'document'
        | 'mail';
      /**
       * The fact.
       */
      text: string;
    }[];
    /**
     * The price, as it should be read.
     */
    price: string;
    /**
     * What stands before the price.
     */
    priceNote: string;
  }[];
  /**
   * Place of the names in the outline of the page.
   */
  level: 2 | 3 | 4;
  /**
   * How many cards stand side by side.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px; as on desktop when left out.
     */
    tablet?: number;
    /**
     * Up to 767 px; as on tablet when left out.
     */
    mobile?: number;
  };
  /**
   * The words on the button of each card.
   */
  button: string;
}
/**
 * A film from YouTube, Vimeo or a file. Nothing of the player is loaded before the visitor presses play.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Video".
 */
export interface Video {
  type: 'video';
  /**
   * A name for links to this place: #fasilitas leads to the widget with id "fasilitas". Once a page.
   */
  id?: string;
  /**
   * Screens where the widget is not shown.
   *
   * Items: A screen.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * A YouTube id, a Vimeo id, or the address of the video or of a file. Required: it is what plays.
   */
  video: string;
  /**
   * What the film shows. Required: it names the player for people who cannot see it.
   */
  title: string;
  poster?: Picture;
  /**
   * A line under the video.
   */
  caption: string;
  /**
   * The shape.
   */
  ratio: 'wide' | 'cinema' | 'landscape' | 'photo' | 'square' | 'portrait';
  /**
   * How long it is, as it should be read.
   */
  duration: string;
  /**
   * Play it large, in the media viewer.
   */
  lightbox: boolean;
  /**
   * Show the controls of the player.
   */
  controls: boolean;
  /**
   * Start without sound.
   */
  mute: boolean;
  /**
   * Start again at the end.
   */
  loop: boolean;
  /**
   * The second at which it starts.
   */
  start: number;
  /**
   * The second at which it ends; 0 for the end. Not on Vimeo.
   */
  end: number;
  /**
   * Caption files (WebVTT) of a video file.
   */
  captions: {
    /**
     * The .vtt file beside page.json, or its address.
     */
    file: string;
    /**
     * Its language.
     */
    lang: string;
    /**
     * Its name in the menu.
     */
    label: string;
  }[];
  /**
   * The words of the film, to read.
   *
   * @minItems 0
   */
  transcript: (
    | string
    | {
        /**
         * What this block is.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[];
        /**
         * The lines of a list, each like "text".
         */
        items: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[][];
      }
  )[];
}
/**
 * The lead form that every lead button opens.
 */
export interface GeneralModal {
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The lead form that the buttons of unit types open.
 */
export interface UnitTypeModal {
  /**
   * Its title without a unit.
   */
  title: string;
  /**
   * Its sentence without a unit.
   */
  prompt: string;
  /**
   * The words on the submit button.
   */
  submit: string;
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The media viewer.
 */
export interface Lightbox {
  /**
   * Its colours.
   */
  tone: 'dark' | 'light';
}
/**
 * The question whether analytics may run. It comes by itself where settings.analytics.consent asks for it.
 */
export interface ConsentBanner {}
/**
 * The tags of settings.analytics.tags. They come by themselves where there are any.
 */
export interface MeasurementTags {}
/**
 * The WhatsApp form of pages that ask for a one-time code.
 */
export interface LeadModal {
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The window for the one-time code.
 */
export interface OtpModal {
  cover?: Picture;
}
/**
 * What visitors see instead of a form once the project is "evergreen".
 */
export interface RecommendationModal {
  /**
   * The title; a usual one when left out.
   */
  title: string;
  /**
   * The sentence under the title; a usual one when left out.
   */
  text: string;
  /**
   * The projects to show.
   *
   * @maxItems 6
   */
  projects: {
    /**
     * The name of the project.
     */
    name: string;
    /**
     * Where it is.
     */
    place: string;
    image?: Picture;
    /**
     * Its page.
     */
    link: string;
  }[];
}
/**
 * The group of contact buttons that floats at the corner. Leave it out for a page without one.
 */
export interface FloatingGroup {
  /**
   * The words on the floating button.
   */
  label: string;
  /**
   * The buttons of the group. One alone is the floating button itself. Required.
   *
   * @minItems 1
   * @maxItems 5
   */
  buttons: {
    /**
     * What the button is for. Required: it decides the form and the lead type.
     */
    kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
    /**
     * The words on the button. Required: a button must say what it does.
     */
    label: string;
    /**
     * An icon before the words.
     */
    icon?:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * For "cta": the title of the form.
     */
    title: string;
    /**
     * For "cta": the sentence under the title.
     */
    prompt: string;
    /**
     * For "cta": the words on the submit button.
     */
    submit: string;
    cover?: Picture;
    /**
     * For "brochure" and "cta": the file to open, instead of settings.brochureUrl.
     */
    file: string;
  }[];
}
/**
 * Every sentence a visitor reads that no widget holds. Leave out what should stay as it is.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Copy".
 */
export interface Copy1 {
  /**
   * Title of the general WhatsApp modal.
   */
  plainTitle: string;
  /**
   * Prompt of the general WhatsApp modal.
   */
  plainPrompt: string;
  /**
   * Submit label of the general WhatsApp modal.
   */
  plainSubmit: string;
  /**
   * Title of the brochure modal.
   */
  brochureTitle: string;
  /**
   * Prompt of the brochure modal.
   */
  brochurePrompt: string;
  /**
   * Submit label of the brochure modal.
   */
  brochureSubmit: string;
  /**
   * Label of the name field.
   */
  nameLabel: string;
  /**
   * Placeholder of the name field.
   */
  namePlaceholder: string;
  /**
   * Label of the number field.
   */
  phoneLabel: string;
  /**
   * Placeholder of the number field.
   */
  phonePlaceholder: string;
  /**
   * Error when the name is empty.
   */
  nameEmpty: string;
  /**
   * Error when the number is empty.
   */
  phoneEmpty: string;
  /**
   * Error when the country code is missing.
   */
  phoneCountryCode: string;
  /**
   * Error when the number has too few or too many digits.
   */
  phoneInvalid: string;
  /**
   * Error when a required checkbox is not ticked.
   */
  checkboxUnticked: string;
  /**
   * Alert on a second submit while the first is under way.
   */
  submitting: string;
  /**
   * Message when the answer is empty or -1.
   */
  leadFailed: string;
  /**
   * Message after a WhatsApp lead is saved.
   */
  leadSucceeded: string;
  /**
   * Link shown with the success message, for browsers that do not move on by themselves.
   */
  openWhatsapp: string;
  /**
   * Link shown when the browser blocks the new tab.
   */
  openBrochure: string;
  /**
   * Message beside the brochure link.
   */
  brochureReady: string;
  /**
   * Title of the OTP modal.
   */
  otpTitle: string;
  /**
   * Prompt of the OTP modal, before the number.
   */
  otpPrompt: string;
  /**
   * Name of one OTP box for screen readers.
   */
  otpBox: string;
  /**
   * Line after the right code.
   */
  otpSuccess: string;
  /**
   * Line after a wrong code.
   */
  otpWrong: string;
  /**
   * Resend link.
   */
  otpResend: string;
  /**
   * Resend link while it works.
   */
  otpResending: string;
  /**
   * Change-number link.
   */
  otpChangeNumber: string;
  /**
   * Follows the server message on extension code 10.
   */
  otpWaitHint: string;
  /**
   * Alert when cancelling fails.
   */
  otpCancelFailed: string;
  /**
   * Alert when the number is changed too early.
   */
  otpChangeTooEarly: string;
  /**
   * Title of the recommendation modal, when the page gives none.
   */
  recommendationTitle: string;
  /**
   * Text of the recommendation modal, when the page gives none.
   */
  recommendationText: string;
  /**
   * Close buttons.
   */
  close: string;
  /**
   * Label of a copy button after the copy.
   */
  copied: string;
  /**
   * Alert of the lightbox when a picture cannot be loaded.
   */
  imageNotFound: string;
  /**
   * First link for keyboard users.
   */
  skipToContent: string;
  /**
   * Name of the floating button while the group is closed.
   */
  openMenu: string;
  /**
   * Name of the floating button while the group is open.
   */
  closeMenu: string;
  /**
   * Under the button of a form whose script is still on its way.
   */
  formLoading: string;
  /**
   * Name of the loader.
   */
  loading: string;
  /**
   * Carousel button.
   */
  previousSlide: string;
  /**
   * Carousel button.
   */
  nextSlide: string;
  /**
   * Carousel announcement.
   */
  firstSlide: string;
  /**
   * Carousel announcement.
   */
  lastSlide: string;
  /**
   * Carousel bullet.
   */
  goToSlide: string;
  /**
   * Pause buttons.
   */
  pause: string;
  /**
   * Play buttons.
   */
  play: string;
  /**
   * Name of the banner that asks about analytics, for screen readers.
   */
  consentTitle: string;
  /**
   * Accept button of the analytics consent banner.
   */
  consentAccept: string;
  /**
   * Decline button of the analytics consent banner.
   */
  consentDecline: string;
  /**
   * Text of the analytics consent banner.
   */
  consentText: string;
  /**
   * Name of the section links for screen readers.
   */
  sectionLinks: string;
  /**
   * Name of the media viewer for screen readers.
   */
  lightbox: string;
  /**
   * Full-screen button of the media viewer.
   */
  fullscreen: string;
  /**
   * Zoom button of the media viewer.
   */
  zoom: string;
  /**
   * Share button of the media viewer and of the share buttons.
   */
  share: string;
  /**
   * Name of a share link; {{name}} is the site.
   */
  shareOn: string;
  /**
   * The download link of the share menu.
   */
  downloadImage: string;
  /**
   * Play button of a video, before its title.
   */
  playVideo: string;
  /**
   * While a video player loads.
   */
  videoLoading: string;
  /**
   * When a video player cannot be loaded.
   */
  videoFailed: string;
  /**
   * Link to the video on its own site; {{name}} is the site.
   */
  openOn: string;
  /**
   * Under a video, before its player is loaded; {{name}} is the site.
   */
  videoNotice: string;
  /**
   * Opens the words of a video.
   */
  transcript: string;
  /**
   * Place of a slide, for screen readers.
   */
  slideOf: string;
  /**
   * A link that shows a picture large, where the picture has no text of its own.
   */
  viewPicture: string;
  /**
   * A floor plan.
   */
  floorPlan: string;
  /**
   * Told when the browser refuses to copy; the value is then selected.
   */
  copyFailed: string;
  /**
   * Read out in place of stars; {{value}} is the number.
   */
  rating: string;
  /**
   * Button that loads the map.
   */
  showMap: string;
  /**
   * Said before the map is loaded; {{provider}} is the company it comes from.
   */
  mapNote: string;
  /**
   * Link that opens directions in the map app of the visitor.
   */
  route: string;
  /**
   * Name of the embedded map; {{place}} is the place.
   */
  mapOf: string;
  /**
   * Read out before a price that is struck through.
   */
  oldPrice: string;
  /**
   * Link to the privacy policy beside a statement.
   */
  privacyPolicy: string;
  /**
   * Name of the share link by e-mail.
   */
  shareEmail: string;
  /**
   * Print button.
   */
  sharePrint: string;
  /**
   * Button that copies the address of the page.
   */
  shareCopy: string;
  /**
   * Said after the address was copied.
   */
  linkCopied: string;
  /**
   * Unit under the days of a countdown.
   */
  days: string;
  /**
   * Unit under the hours of a countdown.
   */
  hours: string;
  /**
   * Unit under the minutes of a countdown.
   */
  minutes: string;
  /**
   * Unit under the seconds of a countdown.
   */
  seconds: string;
  /**
   * Name of the information button; {{text}} is what it explains.
   */
  moreAbout: string;
  /**
   * The WhatsApp message of a unit button without script; {{unit}} is the unit, [project_name] the project.
   */
  unitMessage: string;
  /**
   * Link to a floor plan; {{unit}} is the unit.
   */
  viewFloorPlan: string;
  /**
   * Link that shows a site plan large.
   */
  viewPlan: string;
}
/**
 * The property project this microsite sells.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Project".
 */
export interface Project1 {
  /**
   * The project number in your leads system. Every lead carries it.
   */
  id: string;
  /**
   * The name visitors and telesales read.
   */
  name: string;
  /**
   * The superleads id: the page asks the backend for the project by it, and it ends every WhatsApp message.
   */
  superleadsId: string;
  /**
   * The superleads id of this microsite, when it has one of its own.
   */
  micrositeSuperleadsId: string;
  /**
   * The WhatsApp number of the sales team, with the country code.
   */
  telesalesNumber: string;
  /**
   * How far the sale is. "evergreen" shows other projects instead of taking the lead.
   */
  status: string;
  /**
   * The province.
   */
  province: string;
  /**
   * The city or regency.
   */
  city: string;
  /**
   * The district.
   */
  district: string;
  /**
   * What is sold. Search engines are told so.
   */
  kind: 'residence' | 'apartment' | 'house' | 'villa';
  /**
   * The company behind the project.
   */
  developer: {
    /**
     * Its name.
     */
    name: string;
    /**
     * Its own website.
     */
    url: string;
    /**
     * Its pages elsewhere, such as Instagram.
     */
    profiles: string[];
  };
  /**
   * Where the project or its show unit is, besides district, city and province.
   */
  address: {
    /**
     * Street and number.
     */
    street: string;
    /**
     * The postal code.
     */
    postalCode: string;
  };
  /**
   * The place on the map.
   */
  geo?: {
    /**
     * Degrees north; south is negative.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  };
  /**
   * The lowest price in rupiah. 0: not told. Say only what the page shows too.
   */
  priceFrom: number;
  /**
   * The highest price in rupiah. 0: not told.
   */
  priceTo: number;
  /**
   * How many homes the project has. 0: not told.
   */
  units: number;
  /**
   * The number the backend answers with, when it should replace the telesales number on the page. Empty: the telesales number.
   */
  whatsappBusinessNumber: string;
}
/**
 * How the page takes leads and reports on itself.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings1 {
  /**
   * One-time codes that prove a WhatsApp number.
   */
  otp: {
    /**
     * Ask for a code before a lead goes through.
     */
    enabled: boolean;
  };
  /**
   * The address that takes leads and OTP calls.
   */
  ajaxUrl: string;
  /**
   * The address that answers with the project record.
   */
  projectUrl: string;
  /**
   * The action names your backend listens to.
   */
  actions: {
    /**
     * Sends a code.
     */
    sendOtp: string;
    /**
     * Checks a code.
     */
    verifyOtp: string;
    /**
     * Cancels a code.
     */
    cancelOtp: string;
  };
  /**
   * Where a lead form posts when script is off, and how.
   */
  form: {
    /**
     * The admin-post address.
     */
    action: string;
    /**
     * How the form is sent. Keep "post": a name and a number in an address end in logs.
     */
    method: 'post' | 'get';
    /**
     * What a form does with a WhatsApp number without its country code, such as 0812 3456 7890.
     */
    localNumbers: 'refuse' | 'accept';
  };
  /**
   * Whether general WhatsApp buttons skip the form (1) or open it (0).
   */
  leadsSubmissionForm: 0 | 1;
  /**
   * Your own title and prompt for every form but the brochure one.
   */
  customCopyLeads: {
    /**
     * Use the title and subtitle below.
     */
    enabled: boolean;
    /**
     * Replaces the title.
     */
    title: string;
    /**
     * Replaces the prompt.
     */
    subtitle: string;
  };
  /**
   * Sends general WhatsApp buttons to a link of yours.
   */
  overwriteWhatsapp: {
    /**
     * Use the link below. It wins over leadsSubmissionForm.
     */
    enabled: boolean;
    /**
     * Where the buttons lead.
     */
    link: string;
  };
  /**
   * The brochure that brochure buttons open. May hold [project_name], [telesales_number] and [sender_name].
   */
  brochureUrl: string;
  /**
   * The text that stands ready in WhatsApp. May hold [project_name], [telesales_number] and [sender_name].
   */
  whatsappMessage: string;
  /**
   * Which analytics the page reports to.
   */
  trackerDestination: 'microsite' | 'r123';
  /**
   * Where this page is served.
   */
  environmentType: 'production' | 'staging';
  /**
   * The ids of your analytics properties. Empty: nothing is loaded.
   */
  analytics: {
    /**
     * Measurement id for production.
     */
    productionId: string;
    /**
     * Measurement id for staging and trial addresses.
     */
    stagingId: string;
    /**
     * Tag-manager container for production.
     */
    productionContainerId: string;
    /**
     * Tag-manager container for staging.
     */
    stagingContainerId: string;
    /**
     * When analytics may run.
     */
    consent: 'off' | 'mode' | 'wait';
    /**
     * Advertising and measurement tags, by name and id. They come after the page has loaded, and where "consent" asks for it only once the visitor agrees.
     *
     * @maxItems 12
     *
     * Items: One tag.
     */
    tags: {
      /**
       * Whose tag it is.
       */
      name: 'google-analytics' | 'google-ads' | 'tag-manager' | 'meta' | 'tiktok' | 'clarity';
      /**
       * The id, as the service shows it.
       */
      id: string;
    }[];
    /**
     * Also send the recommended generate_lead event for each lead.
     */
    generateLead: boolean;
  };
  /**
   * A statement visitors agree to when they leave their number. It is stored with the lead.
   */
  consent: {
    /**
     * Show the statement with a checkbox.
     */
    enabled: boolean;
    /**
     * The lead goes through only when it is ticked.
     */
    required: boolean;
    /**
     * The statement.
     */
    text: string;
    /**
     * Your number for this wording; change it when the text changes.
     */
    version: string;
    /**
     * The privacy policy.
     */
    policyUrl: string;
  };
  /**
   * Which parts the media viewer shows.
   */
  lightbox: {
    /**
     * The slide counter.
     */
    counter: boolean;
    /**
     * The full-screen button.
     */
    fullscreen: boolean;
    /**
     * The zoom button.
     */
    zoom: boolean;
    /**
     * The share menu.
     */
    share: boolean;
    /**
     * Where the footer title comes from.
     */
    titleSource: '' | 'title' | 'caption' | 'alt' | 'description';
    /**
     * Where the footer text comes from.
     */
    descriptionSource: '' | 'title' | 'caption' | 'alt' | 'description';
  };
  copy: Copy;
}
/**
 * Colours, typeface and space of the whole page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Theme".
 */
export interface Theme1 {
  /**
   * A ready-made character: colours, typefaces, corners and space that go together.
   */
  preset: 'taman' | 'senja' | 'kota' | 'pesisir';
  /**
   * The colour roles. What is left out comes from the preset.
   */
  colors: {
    /**
     * The page behind everything.
     */
    paper?: string;
    /**
     * Cards and forms.
     */
    surface?: string;
    /**
     * Sections that stand back a little.
     */
    tint?: string;
    /**
     * Text.
     */
    ink?: string;
    /**
     * Quieter text.
     */
    muted?: string;
    /**
     * Hairlines and borders.
     */
    line?: string;
    /**
     * Buttons and links.
     */
    brand?: string;
    /**
     * Text on the brand colour.
     */
    onBrand?: string;
    /**
     * Small highlights.
     */
    accent?: string;
    /**
     * Dark sections.
     */
    dark?: string;
    /**
     * Text in dark sections.
     */
    onDark?: string;
  };
  /**
   * The typefaces. What is left out comes from the preset.
   */
  fonts: {
    /**
     * Text.
     */
    body?: 'plus-jakarta-sans' | 'bricolage-grotesque' | 'instrument-sans' | 'fraunces' | 'system';
    /**
     * Headings.
     */
    heading?: 'plus-jakarta-sans' | 'bricolage-grotesque' | 'instrument-sans' | 'fraunces' | 'system';
  };
  /**
   * How round corners are. The preset decides when it is left out.
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * How airy the page is. The preset decides when it is left out.
   */
  spacing?: 'compact' | 'normal' | 'airy';
}
/**
 * Asks the visitor whether analytics may run. It is on every page whose settings.analytics.consent is "wait" or "mode"; its words are in settings.copy.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ConsentBanner".
 */
export interface ConsentBanner1 {}
/**
 * Contact buttons that float at the corner of the screen.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "FloatingGroup".
 */
export interface FloatingGroup1 {
  /**
   * The words on the floating button.
   */
  label: string;
  /**
   * The buttons of the group. One alone is the floating button itself. Required.
   *
   * @minItems 1
   * @maxItems 5
   */
  buttons: {
    /**
     * What the button is for. Required: it decides the form and the lead type.
     */
    kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
    /**
     * The words on the button. Required: a button must say what it does.
     */
    label: string;
    /**
     * An icon before the words.
     */
    icon?:
      | 'check'
      | 'shield'
      | 'pool'
      | 'tree'
      | 'gym'
      | 'shop'
      | 'road'
      | 'train'
      | 'school'
      | 'hospital'
      | 'pin'
      | 'bed'
      | 'bath'
      | 'area'
      | 'land'
      | 'car'
      | 'clock'
      | 'phone'
      | 'whatsapp'
      | 'download'
      | 'play'
      | 'arrow'
      | 'star'
      | 'key'
      | 'sun'
      | 'wind'
      | 'wallet'
      | 'percent'
      | 'calendar'
      | 'info'
      | 'question'
      | 'home'
      | 'building'
      | 'cube'
      | 'document'
      | 'mail';
    /**
     * For "cta": the title of the form.
     */
    title: string;
    /**
     * For "cta": the sentence under the title.
     */
    prompt: string;
    /**
     * For "cta": the words on the submit button.
     */
    submit: string;
    cover?: Picture;
    /**
     * For "brochure" and "cta": the file to open, instead of settings.brochureUrl.
     */
    file: string;
  }[];
}
/**
 * The window with the lead form that lead buttons open.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "GeneralModal".
 */
export interface GeneralModal1 {
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The window with the WhatsApp form on pages that ask for a one-time code.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LeadModal".
 */
export interface LeadModal1 {
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The media viewer that shows pictures and videos large. Which parts it has is said in settings.lightbox.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Lightbox".
 */
export interface Lightbox1 {
  /**
   * Its colours.
   */
  tone: 'dark' | 'light';
}
/**
 * Loads the tags of settings.analytics.tags. Nothing of it is seen.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "MeasurementTags".
 */
export interface MeasurementTags1 {}
/**
 * The window in which visitors enter the one-time code.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "OtpModal".
 */
export interface OtpModal1 {
  cover?: Picture;
}
/**
 * Shown instead of taking a lead when the project status is "evergreen": it leads to your other projects.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "RecommendationModal".
 */
export interface RecommendationModal1 {
  /**
   * The title; a usual one when left out.
   */
  title: string;
  /**
   * The sentence under the title; a usual one when left out.
   */
  text: string;
  /**
   * The projects to show.
   *
   * @maxItems 6
   */
  projects: {
    /**
     * The name of the project.
     */
    name: string;
    /**
     * Where it is.
     */
    place: string;
    image?: Picture;
    /**
     * Its page.
     */
    link: string;
  }[];
}
/**
 * The last lines of the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SiteFooter".
 */
export interface SiteFooter1 {
  /**
   * Address, licence, small print.
   *
   * @minItems 1
   */
  text: (
    | string
    | {
        /**
         * What this block is.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The words of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[];
        /**
         * The lines of a list, each like "text".
         */
        items: (
          | string
          | {
              /**
               * The words.
               */
              text: string;
              /**
               * Bold words.
               */
              bold: boolean;
              /**
               * Slanted words.
               */
              italic: boolean;
              /**
               * Where a click on the words leads.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * Links in the footer.
   */
  links: {
    /**
     * The words.
     */
    label: string;
    /**
     * The page.
     */
    link: string;
  }[];
}
/**
 * The bar at the top of the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SiteHeader".
 */
export interface SiteHeader1 {
  /**
   * The name at the left; the project name when left out.
   */
  name: string;
  logo?: Picture;
  /**
   * Links to the sections.
   */
  links: {
    /**
     * The words.
     */
    label: string;
    /**
     * The section or page.
     */
    link: string;
  }[];
  /**
   * Show a WhatsApp button at the right.
   */
  button: boolean;
  /**
   * The words on that button.
   */
  buttonLabel: string;
}
/**
 * The window with the lead form that the buttons of unit types open, filled from the unit.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitTypeModal".
 */
export interface UnitTypeModal1 {
  /**
   * Its title without a unit.
   */
  title: string;
  /**
   * Its sentence without a unit.
   */
  prompt: string;
  /**
   * The words on the submit button.
   */
  submit: string;
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
