/* Made by `npm run generate` from schemas/. Do not edit. */
import type {Picture} from '../lib/picture.ts';

/**
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Node".
 */
export type Node =
  | Accordion
  | Alert
  | BeforeAfter
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
  | Kpr
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
  | Story
  | Table
  | Tabs
  | Testimonial
  | Text
  | Toggle
  | TowerGrid
  | UnitCompare
  | UnitFinder
  | UnitTypes
  | Video;

/**
 * One microsite.
 */
export interface Page {
  /**
   * The path or address of this schema, for your editor.
   */
  $schema: string;
  /**
   * The format version of this page. Required, because `kavling migrate` uses it to update the page.
   */
  version: 1;
  /**
   * The kind of page. It sets the body class and the analytics category.
   */
  template: 'landing-page' | 'microsite' | 'page-builder' | 'elementor';
  /**
   * The language of the page.
   */
  lang: string;
  /**
   * What search engines and shared links show.
   */
  seo: {
    /**
     * The title in the browser tab and in search results. Keep it to about 60 characters.
     */
    title: string;
    /**
     * The one or two sentences under the title in search results. Keep it to about 155 characters.
     */
    description: string;
    /**
     * The public address of the page, for the canonical link.
     */
    url: string;
    image?: Picture;
    /**
     * The date the page went live.
     */
    published: string;
    /**
     * The date of the last change that visitors would notice. It tells search engines when to visit again.
     */
    updated: string;
    /**
     * How the image for shared links is made.
     */
    shareImage: 'made' | 'plain';
    /**
     * A square image for the icon in browser tabs. If empty, it shows the first letter of the project on the brand colour.
     */
    icon: string;
    /**
     * Hide the page from search engines.
     */
    noindex: boolean;
  };
  project: Project;
  settings: Settings;
  theme: Theme;
  header?: SiteHeader;
  footer?: SiteFooter;
  /**
   * The sections of the page, from top to bottom. Required, because a page without sections is empty.
   *
   * @minItems 1
   */
  sections: Node[];
  /**
   * The dialogs that open over the page.
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
 * The property project. Required, because every lead names it.
 */
export interface Project {
  /**
   * The project id in your lead system. Every lead includes it.
   */
  id: string;
  /**
   * The name that visitors and telesales see.
   */
  name: string;
  /**
   * The superleads id. The page uses it to look up the project in the backend, and adds it to the end of every WhatsApp message.
   */
  superleadsId: string;
  /**
   * The superleads id of this microsite, if it has its own.
   */
  micrositeSuperleadsId: string;
  /**
   * The WhatsApp number of the sales team, with the country code.
   */
  telesalesNumber: string;
  /**
   * The sales status. "evergreen" shows your other projects instead of taking leads.
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
   * The type of property, for search engines.
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
     * Its profiles on other sites, such as Instagram.
     */
    profiles: string[];
  };
  /**
   * Where the project or its show unit is, in addition to the district, city and province.
   */
  address: {
    /**
     * Street name and number.
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
     * Degrees north. Negative for south.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  };
  /**
   * The lowest price in rupiah, or 0 to leave it out. Only give a price that the page shows too.
   */
  priceFrom: number;
  /**
   * The highest price in rupiah, or 0 to leave it out.
   */
  priceTo: number;
  /**
   * The list of homes for sale, which prices, units left, cards, finder and plan follow; or only their number, or 0 to leave it out.
   */
  units:
    | {
        /**
         * A file next to the page (units.csv or units.xlsx), or the https address of a published sheet.
         */
        source: string;
        /**
         * The sheet of an Excel file. The first by default.
         */
        sheet: string;
        /**
         * Your names of the columns, where they differ from the usual ones.
         */
        columns: {
          /**
           * The column of the code of each home.
           */
          code: string;
          /**
           * The column of the unit type.
           */
          type: string;
          /**
           * The column of the sales status.
           */
          status: string;
          /**
           * The column of the price in rupiah.
           */
          price: string;
          /**
           * The column of the land area in m².
           */
          land: string;
          /**
           * The column of the floor area in m².
           */
          floor: string;
          /**
           * The column of the sales phase.
           */
          phase: string;
          /**
           * The column of the cluster, block or tower.
           */
          cluster: string;
          /**
           * The column of the direction the home faces.
           */
          facing: string;
          /**
           * The column that marks homes on a corner.
           */
          corner: string;
          /**
           * The column of the time when a home is ready.
           */
          ready: string;
          /**
           * The column of the day and time when a hold ends.
           */
          held_until: string;
        };
        /**
         * The meaning of status words of your own.
         */
        statuses: {
          /**
           * Your words for a home that can be bought.
           */
          available: string[];
          /**
           * Your words for a home on hold.
           */
          held: string[];
          /**
           * Your words for a reserved home.
           */
          booked: string[];
          /**
           * Your words for a sold home.
           */
          sold: string[];
          /**
           * Your words for a home that is not on sale yet.
           */
          planned: string[];
          /**
           * Your words for a home that is not for sale.
           */
          'not-for-sale': string[];
        };
        /**
         * Columns of your own that pages may show. All others stay private.
         */
        show: string[];
        /**
         * Warn when the list is older than this many days.
         */
        maxAge: number;
      }
    | number;
  /**
   * The number the backend returns, if it should replace the telesales number on the page. If empty, the telesales number is used.
   */
  whatsappBusinessNumber: string;
}
/**
 * How the page collects leads and analytics.
 */
export interface Settings {
  /**
   * One-time codes that verify a WhatsApp number.
   */
  otp: {
    /**
     * Ask for a code before sending a lead.
     */
    enabled: boolean;
  };
  /**
   * The address that receives leads and OTP calls.
   */
  ajaxUrl: string;
  /**
   * The address that returns the project record.
   */
  projectUrl: string;
  /**
   * The action names that your backend expects.
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
   * Where and how a lead form is sent when JavaScript is off.
   */
  form: {
    /**
     * The admin-post address.
     */
    action: string;
    /**
     * How the form is sent. Keep "post", because names and phone numbers in a URL end up in server logs.
     */
    method: 'post' | 'get';
    /**
     * What a form does with a WhatsApp number that has no country code, such as 0812 3456 7890.
     */
    localNumbers: 'refuse' | 'accept';
  };
  /**
   * Whether general WhatsApp buttons skip the form (1) or open it (0).
   */
  leadsSubmissionForm: 0 | 1;
  /**
   * Your own title and prompt for every form except the brochure form.
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
   * Makes general WhatsApp buttons open your own link.
   */
  overwriteWhatsapp: {
    /**
     * Use the link below. It overrides leadsSubmissionForm.
     */
    enabled: boolean;
    /**
     * The link that the buttons open.
     */
    link: string;
  };
  /**
   * The brochure that brochure buttons open. You can use [project_name], [telesales_number] and [sender_name].
   */
  brochureUrl: string;
  /**
   * The message that WhatsApp fills in for visitors. You can use [project_name], [telesales_number] and [sender_name].
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
   * The ids of your analytics properties. Empty ids load nothing.
   */
  analytics: {
    /**
     * Measurement id for production.
     */
    productionId: string;
    /**
     * Measurement id for staging and test addresses.
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
     * Advertising and measurement tags, by name and id. They load after the page. If "consent" requires it, they wait until the visitor agrees.
     *
     * @maxItems 12
     *
     * Items: One tag.
     */
    tags: {
      /**
       * The service the tag belongs to.
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
     * Show the statement next to a checkbox.
     */
    enabled: boolean;
    /**
     * Visitors must tick it to send the form.
     */
    required: boolean;
    /**
     * The statement.
     */
    text: string;
    /**
     * Your version number for this statement. Change it whenever the text changes.
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
  /**
   * Texts of ready-made sections that someone has read and that are true for this project. The check no longer names them.
   */
  keptSamples: string[];
}
/**
 * The sentences that visitors read: a set, and your own versions of single ones.
 */
export interface Copy {
  /**
   * Which sentences visitors read where you do not write your own. In the natural set they are Indonesian or English, like the page.
   */
  set: 'specification' | 'natural';
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
   * What browsers without script show about the name field.
   */
  nameHint: string;
  /**
   * Label of the number field.
   */
  phoneLabel: string;
  /**
   * Placeholder of the number field.
   */
  phonePlaceholder: string;
  /**
   * What browsers without script show about the number field.
   */
  phoneHint: string;
  /**
   * Error when the name is empty.
   */
  nameEmpty: string;
  /**
   * Error when the name has more than 200 characters.
   */
  nameTooLong: string;
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
   * Title above the message after a lead is saved.
   */
  leadSucceededTitle: string;
  /**
   * Message after a WhatsApp lead is saved.
   */
  leadSucceeded: string;
  /**
   * Under the form while a lead waits for the network.
   */
  leadWaiting: string;
  /**
   * Message after a WhatsApp lead that waited for the network is saved; nothing opens by itself.
   */
  leadDelivered: string;
  /**
   * Link shown with the success message, for browsers that do not move on by themselves.
   */
  openWhatsapp: string;
  /**
   * Link shown when the browser blocks the new tab.
   */
  openBrochure: string;
  /**
   * Message next to the brochure link.
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
   * Sentence while visitors wait for another code. Contains {{time}}, minutes and seconds.
   */
  otpCountdown: string;
  /**
   * Title of the OTP modal after the right code.
   */
  otpVerifiedTitle: string;
  /**
   * Sentence under that title, while the lead is being sent.
   */
  otpVerifiedPrompt: string;
  /**
   * Line after the right code.
   */
  otpSuccess: string;
  /**
   * Line after a wrong code.
   */
  otpWrong: string;
  /**
   * Line after a pasted text with more than one possible code.
   */
  otpCheck: string;
  /**
   * Button that sends a code which the visitor has checked.
   */
  otpVerify: string;
  /**
   * Line after a pasted text in which no code is found.
   */
  otpUnreadable: string;
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
   * Alert of the lightbox when an image cannot be loaded.
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
   * Name of the slider between two images, for screen readers.
   */
  compareImages: string;
  /**
   * Name of the menu that opens from the header, for screen readers.
   */
  menu: string;
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
   * A link that shows an image large, where the image has no description.
   */
  viewPicture: string;
  /**
   * A floor plan.
   */
  floorPlan: string;
  /**
   * Shown when the browser refuses to copy; the value is then selected.
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
   * Link to the privacy policy next to a statement.
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
  /**
   * The status of a home that is not on sale yet.
   */
  unitPlanned: string;
  /**
   * The status of a home that can be bought.
   */
  unitAvailable: string;
  /**
   * The status of a home that is on hold for a buyer.
   */
  unitHeld: string;
  /**
   * The status of a reserved home.
   */
  unitBooked: string;
  /**
   * The status of a home that is sold.
   */
  unitSold: string;
  /**
   * The status of a home that is not for sale.
   */
  unitNotForSale: string;
  /**
   * Shown in place of a price that the list of units does not have.
   */
  unitPriceOnRequest: string;
  /**
   * The button that asks about one home; {{unit}} is its code.
   */
  unitAsk: string;
  /**
   * The time of the list of units; {{time}} is day and time.
   */
  unitsAsOf: string;
  /**
   * The line of a widget that shows homes, on a page without a list of units.
   */
  unitsNone: string;
  /**
   * How many homes of a group can be bought; {{left}} of {{total}}.
   */
  unitsLeft: string;
  /**
   * The title of homes without a group in a list of homes.
   */
  unitsOther: string;
  /**
   * Button that shows the home before this one.
   */
  previousUnit: string;
  /**
   * Button that shows the next home.
   */
  nextUnit: string;
  /**
   * Button that enlarges a plan.
   */
  zoomIn: string;
  /**
   * Button that makes a plan smaller again.
   */
  zoomOut: string;
  /**
   * The name of the column with the codes of homes.
   */
  unitCode: string;
  /**
   * The name of the filter and the row for types of homes.
   */
  unitType: string;
  /**
   * The name of the area of the land.
   */
  unitLand: string;
  /**
   * The name of the floor area.
   */
  unitFloor: string;
  /**
   * The name of the price.
   */
  unitPrice: string;
  /**
   * The name of the status.
   */
  unitStatus: string;
  /**
   * The name of the phase.
   */
  unitPhase: string;
  /**
   * The name of the cluster.
   */
  unitCluster: string;
  /**
   * The name of the direction a home faces.
   */
  unitFacing: string;
  /**
   * The name of the time a home is ready.
   */
  unitReady: string;
  /**
   * The mark of a home on a corner.
   */
  unitCorner: string;
  /**
   * The lowest price of a type; {{price}} is the price.
   */
  unitsFrom: string;
  /**
   * The name of the filters, for screen readers.
   */
  finderName: string;
  /**
   * The choice of a filter that shows every home.
   */
  finderAny: string;
  /**
   * The filter for the lowest price, in millions of rupiah.
   */
  finderPriceFrom: string;
  /**
   * The filter for the highest price, in millions of rupiah.
   */
  finderPriceTo: string;
  /**
   * The filter for the smallest area of land, in square metres.
   */
  finderLandFrom: string;
  /**
   * The filter for the smallest floor area, in square metres.
   */
  finderFloorFrom: string;
  /**
   * The number of homes that match; {{count}} of {{total}}.
   */
  finderCount: string;
  /**
   * The folded list of homes that are sold; {{count}} is their number.
   */
  finderSold: string;
  /**
   * The button that shows more homes.
   */
  finderMore: string;
  /**
   * The button that clears all filters.
   */
  finderReset: string;
  /**
   * Shown when no home matches the filters.
   */
  finderNone: string;
  /**
   * The button that clears one filter; {{filter}} is the filter, {{count}} the number of homes that match without it.
   */
  finderLoosen: string;
  /**
   * The name of the menu for the order of homes.
   */
  finderSort: string;
  /**
   * The order of the list of units.
   */
  finderOrder: string;
  /**
   * The order from the lowest price.
   */
  finderCheapest: string;
  /**
   * The order from the highest price.
   */
  finderDearest: string;
  /**
   * The order from the smallest area; {{name}} is the name of the area.
   */
  finderSmallest: string;
  /**
   * The order from the largest area; {{name}} is the name of the area.
   */
  finderLargest: string;
  /**
   * The order by code.
   */
  finderFirst: string;
  /**
   * The order by code, from the last.
   */
  finderLast: string;
  /**
   * The box that chooses a home to compare; {{unit}} is its code.
   */
  finderCompare: string;
  /**
   * The price of a simulation; {{price}} is filled in.
   */
  kprPrice: string;
  /**
   * Label of the down payment.
   */
  kprDown: string;
  /**
   * Label of the term of a loan.
   */
  kprYears: string;
  /**
   * A term; {{years}} is filled in.
   */
  kprYearsCount: string;
  /**
   * Label of the choice of a bank.
   */
  kprBank: string;
  /**
   * The switch that adds two points to the rate assumed after the agreed years.
   */
  kprUp: string;
  /**
   * Below the first instalment; {{years}} are the years it holds for, {{rate}} is the rate.
   */
  kprFirst: string;
  /**
   * Below the first instalment when it holds to the end; {{rate}} is the rate.
   */
  kprWhole: string;
  /**
   * Below the jump: {{year}} is the year of the loan, {{later}} the instalment from then on, {{rate}} the rate.
   */
  kprThen: string;
  /**
   * In place of the jump when there is none.
   */
  kprSame: string;
  /**
   * An agreed rate of interest; {{rate}} is filled in.
   */
  kprInterestRate: string;
  /**
   * An agreed margin of Islamic finance; {{rate}} is filled in.
   */
  kprMarginRate: string;
  /**
   * An assumed floating rate; {{rate}} is filled in.
   */
  kprInterestAssumed: string;
  /**
   * An assumed later margin; {{rate}} is filled in.
   */
  kprMarginAssumed: string;
  /**
   * The sum of all instalments: {{total}}, {{years}}, {{loan}} and {{cost}} are filled in.
   */
  kprInterestTotal: string;
  /**
   * The same for Islamic finance.
   */
  kprMarginTotal: string;
  /**
   * Name of the list of instalments over the years.
   */
  kprPhases: string;
  /**
   * One period; {{from}} and {{to}} are years of the loan.
   */
  kprPhase: string;
  /**
   * Title of the costs at the start.
   */
  kprCash: string;
  /**
   * The sum that the buyer pays at the start.
   */
  kprCashTotal: string;
  /**
   * Head of the column of costs.
   */
  kprCost: string;
  /**
   * Head of the column of amounts.
   */
  kprAmount: string;
  /**
   * Head of the column of who pays.
   */
  kprPayer: string;
  /**
   * Paid by the buyer.
   */
  kprBuyer: string;
  /**
   * Paid by the developer.
   */
  kprDeveloper: string;
  /**
   * Paid by the government.
   */
  kprGovernment: string;
  /**
   * The fee of a bank for a loan.
   */
  kprProvision: string;
  /**
   * The administration fee of a bank.
   */
  kprAdmin: string;
  /**
   * The fee for the appraisal of a home.
   */
  kprAppraisal: string;
  /**
   * Insurance of the loan and the home.
   */
  kprInsurance: string;
  /**
   * Notary, deeds and registration of a purchase.
   */
  kprNotary: string;
  /**
   * The tax on acquiring land and buildings.
   */
  kprBphtb: string;
  /**
   * Value added tax.
   */
  kprVat: string;
  /**
   * Costs that are not in the list; {{costs}} is filled in.
   */
  kprMissing: string;
  /**
   * A dated relief: {{source}}, {{from}}, {{until}}, {{most}} and {{max}} are filled in.
   */
  kprRule: string;
  /**
   * A relief outside its days; {{source}}, {{from}} and {{until}} are filled in.
   */
  kprRuleOver: string;
  /**
   * The conditions of a relief; {{conditions}} is filled in.
   */
  kprConditions: string;
  /**
   * The last day of the offer of a bank; {{bank}} and {{day}} are filled in.
   */
  kprUntil: string;
  /**
   * An offer past its last day; {{bank}} and {{day}} are filled in.
   */
  kprOver: string;
  /**
   * When no offer is left.
   */
  kprNone: string;
  /**
   * Title of the table; {{bank}} is filled in.
   */
  kprTable: string;
  /**
   * In a cell of the table, before the highest later instalment.
   */
  kprTableThen: string;
  /**
   * The income from which the instalments are reasonable; {{income}} and {{share}} are filled in.
   */
  kprIncome: string;
  /**
   * Label of the field for the income.
   */
  kprIncomeLabel: string;
  /**
   * Below the field for the income.
   */
  kprIncomePrivate: string;
  /**
   * The share of the visitor’s income; {{first}} and {{most}} are percentages.
   */
  kprIncomeShare: string;
  /**
   * The button that sends the result with a lead.
   */
  kprSend: string;
  /**
   * Name of a simulation without a home.
   */
  kprTitle: string;
  /**
   * The result in a lead: {{unit}}, {{price}}, {{down}}, {{years}}, {{bank}} and {{first}} are filled in.
   */
  kprResult: string;
  /**
   * The end of the result where instalments change: {{later}}, {{year}} and {{rate}} are filled in.
   */
  kprResultThen: string;
  /**
   * The menu for one of the compared types or homes; {{number}} is its place.
   */
  compareChoice: string;
  /**
   * The choice that leaves a place of a comparison empty.
   */
  compareNothing: string;
  /**
   * The mark of a fact that all compared types or homes share.
   */
  compareSame: string;
  /**
   * The mark of a fact in which the compared types or homes differ.
   */
  compareDiffers: string;
  /**
   * The subject of a question about a comparison, in its message; {{names}} are the types or homes.
   */
  compareAbout: string;
  /**
   * The link of a finder to the comparison; {{count}} is the number of chosen homes.
   */
  finderComparison: string;
}
/**
 * Colours, fonts and spacing.
 */
export interface Theme {
  /**
   * A ready-made style: colours, fonts, corners and spacing that go together.
   */
  preset: 'taman' | 'senja' | 'kota' | 'pesisir';
  /**
   * Your own colours. The preset supplies any you omit.
   */
  colors: {
    /**
     * The page background.
     */
    paper?: string;
    /**
     * Cards and forms.
     */
    surface?: string;
    /**
     * Quieter sections.
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
     * Lines and borders.
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
    /**
     * Buttons that lead to WhatsApp, and signs of success.
     */
    whatsapp?: string;
    /**
     * Text on WhatsApp buttons.
     */
    onWhatsapp?: string;
  };
  /**
   * Your own fonts. The preset supplies any you omit.
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
   * How round the corners are. The preset decides by default.
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * How much space there is on the page. The preset decides by default.
   */
  spacing?: 'compact' | 'normal' | 'airy';
  /**
   * One grade for all photographs of the page, so that they look like one shoot. Drawings, PNG files and pictures on other servers stay as they are.
   */
  photographs: 'original' | 'soft' | 'warm' | 'cool' | 'film' | 'mono';
}
/**
 * The bar at the top. Leave it out if you do not want one.
 */
export interface SiteHeader {
  /**
   * The name on the left. By default, the project name.
   */
  name: string;
  logo?: Picture;
  /**
   * How the bar meets the page.
   */
  layout: 'plain' | 'over' | 'facts';
  logoOver?: Picture;
  /**
   * For "facts": short facts in a narrow line, such as the showroom's hours. A telephone shows the first one.
   *
   * @maxItems 4
   */
  facts: {
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The fact. Required.
     */
    text: string;
    /**
     * Where it leads.
     */
    link?: string;
  }[];
  /**
   * Links to the sections.
   */
  links: {
    /**
     * The text.
     */
    label: string;
    /**
     * The section or page to link to.
     */
    link: string;
  }[];
  /**
   * Show a WhatsApp button on the right.
   */
  button: boolean;
  /**
   * The text of that button.
   */
  buttonLabel: string;
}
/**
 * The footer of the page. Leave it out if you do not want one.
 */
export interface SiteFooter {
  /**
   * What the footer contains.
   */
  layout: 'short' | 'rich' | 'form';
  logo?: Picture;
  /**
   * Address, licence and small print.
   *
   * @minItems 1
   */
  text: (
    | string
    | {
        /**
         * The type of this block.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[];
        /**
         * The items of a list, each written like "text".
         */
        items: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * For "rich" and "form": address, telephone, e-mail and hours.
   *
   * @maxItems 6
   */
  contacts: {
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The contact. Required.
     */
    text: string;
    /**
     * Where it leads.
     */
    link?: string;
  }[];
  /**
   * For "rich" and "form": links under titles, such as social networks or your other projects.
   *
   * @maxItems 4
   */
  groups: {
    /**
     * The title of the group. Required.
     */
    title: string;
    /**
     * The links of the group. Required.
     *
     * @minItems 1
     * @maxItems 8
     */
    links: {
      /**
       * The text.
       */
      label: string;
      /**
       * The page.
       */
      link: string;
    }[];
  }[];
  /**
   * For "rich" and "form": numbers of permits and certificates, in small print.
   *
   * @maxItems 6
   */
  permits: string[];
  /**
   * For "form": the title of the lead form.
   */
  formTitle: string;
  /**
   * For "form": the sentence under that title.
   */
  formPrompt: string;
  /**
   * Links in the footer.
   */
  links: {
    /**
     * The text.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The items, each with a title and its content. Required, because there is nothing to open without items.
   *
   * @minItems 1
   */
  items: {
    /**
     * The title that opens it. Required, because it tells visitors what is inside.
     */
    title: string;
    /**
     * A name for links: #cara-pesan opens this item.
     */
    id?: string;
    /**
     * The content, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * The type of this block.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[];
          /**
           * The items of a list, each written like "text".
           */
          items: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets below the text: columns, images, tabs or anything else.
     */
    children: Node[];
  }[];
  /**
   * What is open at the start.
   */
  start: 'first' | 'none';
  /**
   * The heading level of the titles.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the items look.
   */
  look: 'line' | 'card';
}
/**
 * A notice that stands out. Visitors can dismiss it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Alert".
 */
export interface Alert {
  type: 'alert';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The kind of notice.
   */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /**
   * A few words in bold before the text.
   */
  title: string;
  /**
   * The text: plain strings, or objects with bold, italic or link. Required, because an empty notice says nothing.
   */
  text: (
    | string
    | {
        /**
         * The text.
         */
        text: string;
        /**
         * Bold text.
         */
        bold: boolean;
        /**
         * Italic text.
         */
        italic: boolean;
        /**
         * The link that this text opens.
         */
        link?: string;
      }
  )[];
  /**
   * Show a button that dismisses it.
   */
  dismissible: boolean;
  /**
   * How long it stays hidden after a visitor dismisses it, in seconds. 0 shows it again on the next page. Needs an "id".
   */
  rememberSeconds: number;
}
/**
 * Two images of the same view. Visitors move the line between them; without script they are side by side.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "BeforeAfter".
 */
export interface BeforeAfter {
  type: 'before-after';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  before: Picture;
  after: Picture;
  /**
   * What the first image shows.
   */
  beforeLabel: string;
  /**
   * What the second image shows.
   */
  afterLabel: string;
  /**
   * Where the line starts, in percent of the width.
   */
  start: number;
  /**
   * The shape of both images.
   */
  ratio: 'landscape' | 'wide' | 'square';
}
/**
 * A link that looks like a button. For leads, use lead-button.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Button".
 */
export interface Button {
  type: 'button';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The button text. Required, because a button must name its action.
   */
  label: string;
  /**
   * The link it opens. Required.
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
   * An icon before the text.
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
    | 'mail'
    | 'people'
    | 'chart'
    | 'water'
    | 'wifi'
    | 'bolt'
    | 'handshake'
    | 'heart'
    | 'food'
    | 'camera'
    | 'mosque'
    | 'plane'
    | 'truck'
    | 'ship'
    | 'beach'
    | 'fire'
    | 'target'
    | 'seal'
    | 'scale'
    | 'tools'
    | 'ban'
    | 'quote'
    | 'globe'
    | 'bell'
    | 'shirt'
    | 'ball'
    | 'bike'
    | 'screen'
    | 'layers'
    | 'refresh'
    | 'rocket'
    | 'thumb'
    | 'gem'
    | 'calculator'
    | 'eye'
    | 'smile'
    | 'dot'
    | 'instagram'
    | 'facebook'
    | 'youtube'
    | 'tiktok';
  /**
   * Open in a new tab.
   */
  newTab: boolean;
}
/**
 * Puts widgets side by side, in a grid or in a row that wraps. On phones they stack.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Columns".
 */
export interface Columns {
  type: 'columns';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * How widgets are laid out.
   */
  layout: 'grid' | 'flex';
  /**
   * In a grid: the number of columns on each screen size.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * How two columns share the width on desktop.
   */
  ratio: 'equal' | 'wide-start' | 'wide-end' | 'third-start' | 'third-end' | 'quarter-start' | 'quarter-end';
  /**
   * In a grid: the width of each column in percent, instead of "columns" and "ratio". If they add up to less than 100, the rest stays free, and "justify" sets its place. A screen size without a list uses "columns".
   */
  widths: {
    /**
     * From 1025 px wide.
     *
     * @maxItems 12
     *
     * Items: The width of one column in percent.
     */
    desktop: number[];
    /**
     * From 768 px to 1024 px.
     *
     * @maxItems 12
     *
     * Items: The width of one column in percent.
     */
    tablet: number[];
    /**
     * Up to 767 px.
     *
     * @maxItems 12
     *
     * Items: The width of one column in percent.
     */
    mobile: number[];
  };
  /**
   * In a flex layout: the direction on each screen size. Keyboard and screen reader users still get the widgets in the order you write them.
   */
  direction: {
    /**
     * From 1025 px wide.
     */
    desktop?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  };
  /**
   * In a flex layout: wrap to a new line what does not fit.
   */
  wrap: boolean;
  /**
   * Space between them.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * How the free space in a row is shared out.
   */
  justify: 'start' | 'center' | 'end' | 'between' | 'around' | 'evenly';
  /**
   * How columns of different heights line up.
   */
  verticalAlign: 'top' | 'middle' | 'bottom' | 'stretch' | 'baseline';
  /**
   * Screen sizes that show the last column first, for example to put an image above its text.
   *
   * Items: A screen size.
   */
  reverseOn: ('mobile' | 'tablet')[];
  /**
   * The minimum height.
   */
  minHeight: 'auto' | 'half' | 'tall' | 'screen';
  /**
   * The look of the whole block.
   */
  look: 'plain' | 'card' | 'outline' | 'tint' | 'dark' | 'brand';
  /**
   * The look of each widget inside.
   */
  itemLook: 'plain' | 'card' | 'outline' | 'tint';
  /**
   * The inner spacing, for any look except plain.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The text to copy. Required, because there is nothing else to copy.
   */
  value: string;
  /**
   * The button text.
   */
  label: string;
  /**
   * A label for the value.
   */
  caption: string;
  /**
   * Show the value next to the button. Visitors without JavaScript always see it.
   */
  showValue: boolean;
  /**
   * How the button looks.
   */
  look: 'outline' | 'solid' | 'quiet';
}
/**
 * Days, hours, minutes and seconds until a promotion ends.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Countdown".
 */
export interface Countdown {
  type: 'countdown';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * When it ends, in the time zone below. Required.
   */
  until: string;
  /**
   * The time zone.
   */
  zone: 'WIB' | 'WITA' | 'WIT';
  /**
   * The line above the countdown. Leave it empty for none.
   */
  heading: string;
  /**
   * The line that gives the end date. [date] is replaced with the date.
   */
  untilText: string;
  /**
   * The text shown after it ends.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The numbers. Required, because there is nothing to count without them.
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
     * Text before the number.
     */
    prefix: string;
    /**
     * Text after the number.
     */
    suffix: string;
    /**
     * The number of decimals.
     */
    decimals: number;
    /**
     * Separate thousands with dots. Turn it off for years.
     */
    grouping: boolean;
    /**
     * What the number counts. Required, because a number alone says nothing.
     */
    label: string;
  }[];
  /**
   * The number of columns.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * How long the count takes, in milliseconds.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
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
   * The position of a short line, or of the text in a line.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Text in the line.
   */
  label: string;
  /**
   * An icon in the line, before the text.
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
    | 'mail'
    | 'people'
    | 'chart'
    | 'water'
    | 'wifi'
    | 'bolt'
    | 'handshake'
    | 'heart'
    | 'food'
    | 'camera'
    | 'mosque'
    | 'plane'
    | 'truck'
    | 'ship'
    | 'beach'
    | 'fire'
    | 'target'
    | 'seal'
    | 'scale'
    | 'tools'
    | 'ban'
    | 'quote'
    | 'globe'
    | 'bell'
    | 'shirt'
    | 'ball'
    | 'bike'
    | 'screen'
    | 'layers'
    | 'refresh'
    | 'rocket'
    | 'thumb'
    | 'gem'
    | 'calculator'
    | 'eye'
    | 'smile'
    | 'dot'
    | 'instagram'
    | 'facebook'
    | 'youtube'
    | 'tiktok';
}
/**
 * What the place offers, with images or icons.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Facilities".
 */
export interface Facilities {
  type: 'facilities';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The facilities, best first. Required, because an empty list shows nothing.
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
     * The icon to show if there is no image.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    picture?: Picture;
    /**
     * The link it opens.
     */
    link?: string;
  }[];
  /**
   * The number of columns on each screen size.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * How they look.
   */
  look: 'tiles' | 'pictures' | 'covers';
  /**
   * With images: make the first twice as large.
   */
  firstLarge: boolean;
}
/**
 * Questions and answers. Search engines get them too.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Faq".
 */
export interface Faq {
  type: 'faq';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The questions. Required, because there is nothing to answer without them.
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
           * The type of this block.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[];
          /**
           * The items of a list, each written like "text".
           */
          items: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
  }[];
  /**
   * Give search engines the questions (FAQPage). Turn it off if another page answers the same ones.
   */
  searchEngines: boolean;
  /**
   * The heading level of the titles.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the questions look.
   */
  look: 'line' | 'card';
}
/**
 * Images and videos side by side. Visitors can open them large, one after another.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Gallery".
 */
export interface Gallery {
  type: 'gallery';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The images, in order. Required, because an empty gallery shows nothing.
   *
   * @minItems 1
   */
  items: {
    image: Picture;
    /**
     * The caption of this image.
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
     * Plays a video in the media viewer instead: a YouTube id, a Vimeo id or an address.
     */
    video?: string;
    /**
     * The link it opens, instead of the large view.
     */
    link?: string;
  }[];
  /**
   * How the images are arranged.
   */
  layout: 'grid' | 'masonry' | 'justified' | 'collage' | 'row';
  /**
   * The number of columns, for "grid" and "masonry".
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * The shape of every image in a grid.
   */
  ratio: 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * The row height for "justified" and "row".
   */
  rowHeight: 'small' | 'medium' | 'large';
  /**
   * Space between the images.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * Where the captions appear.
   */
  captions: 'none' | 'below' | 'over';
  /**
   * Visitors can open the image large, in the media viewer.
   */
  lightbox: boolean;
}
/**
 * A heading. Use level 1 once on each page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Heading".
 */
export interface Heading {
  type: 'heading';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The heading text. Required, because an empty heading confuses screen readers.
   */
  text: string;
  /**
   * Its heading level.
   */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * How large it looks, whatever its level.
   */
  size: 'auto' | 'small' | 'medium' | 'large' | 'display' | 'poster';
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Left, middle or right on phones. The same as on larger screens by default.
   */
  alignMobile?: 'start' | 'center' | 'end';
  /**
   * A short line above the heading.
   */
  eyebrow: string;
  /**
   * The link that the heading opens.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The lines. Required, because an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * The text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * A quieter line below.
     */
    detail: string;
    /**
     * The link it opens.
     */
    link?: string;
  }[];
  /**
   * The number of columns.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * How a line looks.
   */
  look: 'plain' | 'card';
}
/**
 * Images in a row that slides sideways, automatically or by hand.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ImageCarousel".
 */
export interface ImageCarousel {
  type: 'image-carousel';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the images show, for screen reader users. Do not say "carousel".
   */
  name: string;
  /**
   * The images, in order. Required, because an empty carousel shows nothing.
   *
   * @minItems 1
   */
  items: {
    image: Picture;
    /**
     * The caption of this image.
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
     * The link it opens, instead of the large view.
     */
    link?: string;
  }[];
  /**
   * How many images are visible at the same time.
   */
  slides: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * The shape of every image.
   */
  ratio: 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * Space between the images.
   */
  gap: 'none' | 'small' | 'medium' | 'large';
  /**
   * Show the captions under the images.
   */
  captions: boolean;
  /**
   * Visitors can open the image large, in the media viewer.
   */
  lightbox: boolean;
  /**
   * Show the two arrow buttons.
   */
  arrows: boolean;
  /**
   * Show a small button for each position.
   */
  dots: boolean;
  /**
   * Move automatically, with a pause button. It never does for visitors who asked for less motion.
   */
  autoplay: boolean;
  /**
   * How long the first image stays before the carousel starts to move, in milliseconds.
   */
  autoplayDelay: number;
  /**
   * How long each of the next images stays, in milliseconds.
   */
  interval: number;
  /**
   * Pause while the pointer is over it.
   */
  pauseOnHover: boolean;
  /**
   * How long each move takes, in milliseconds.
   */
  speed: number;
  /**
   * How far a finger must move before it counts as a swipe, in pixels.
   */
  swipeThreshold: number;
  /**
   * Go back to the first image after the last.
   */
  endless: boolean;
  /**
   * Whether the page address changes with the image, so that people can link to it. Needs an "id".
   */
  sync: 'none' | 'hash' | 'path';
}
/**
 * An image with an optional caption, link or large view.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Image".
 */
export interface Image {
  type: 'image';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  image: Picture;
  /**
   * The caption under the image. Write "ilustrasi" if it is an artist's impression.
   */
  caption: string;
  /**
   * The shape.
   */
  ratio: 'original' | 'square' | 'landscape' | 'wide' | 'portrait';
  /**
   * How much of the column width it fills.
   */
  width: 'full' | 'large' | 'medium' | 'small';
  /**
   * The widest it gets, in pixels, for example for a logo. 0 sets no limit.
   */
  maxWidth: number;
  /**
   * Its position when it is narrower than the column.
   */
  align: 'start' | 'center' | 'end';
  /**
   * The link it opens. It overrides "lightbox".
   */
  link?: string;
  /**
   * Visitors can open the image large, in the media viewer.
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
   * Round the corners, as set in the theme.
   */
  rounded: boolean;
  /**
   * How the image moves inside its shape while visitors scroll. It is still for those who asked for less motion, and in browsers that cannot do it without script.
   */
  onScroll: 'none' | 'drift';
}
/**
 * A short explanation behind an information button, for a term or a price that needs one.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "InfoTip".
 */
export interface InfoTip {
  type: 'info-tip';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The line that visitors see. Required.
   */
  text: string;
  /**
   * The first line of the explanation. Leave it empty for none.
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
 * Instalments of a mortgage: first and later ones, their jump, the cash at the start, and a table. Visitors can send the result with their lead.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Kpr".
 */
export interface Kpr {
  type: 'kpr';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The name of the unit type, as in the list of homes. It is named in the result; unless you give a price, the lowest of this type counts.
   */
  unit: string;
  /**
   * The price in whole rupiah. Without it, the lowest price of the list of homes.
   */
  price?: number;
  /**
   * In percent of the price.
   */
  downPayment: {
    /**
     * The smallest down payment that visitors can choose.
     */
    least: number;
    /**
     * The down payment that is shown first.
     */
    start: number;
  };
  /**
   * The terms to choose from, in years. The last one is shown first.
   *
   * @minItems 1
   * @maxItems 6
   */
  years: number[];
  /**
   * The offers of banks. Required, because every figure is counted from one. The first one is in the table.
   *
   * @minItems 1
   * @maxItems 6
   */
  banks: {
    /**
     * The name of the bank.
     */
    name: string;
    /**
     * How the bank counts.
     */
    method: 'annuity' | 'margin';
    /**
     * The agreed rates in turn. Required, because instalments are counted from them.
     *
     * @minItems 1
     * @maxItems 8
     */
    steps: {
      /**
       * For how many years.
       */
      years: number;
      /**
       * Interest or margin a year, in percent.
       */
      rate: number;
    }[];
    /**
     * The rate you assume after the steps, in percent. Without it, that of the last step goes on.
     */
    floating?: number;
    /**
     * The last day of the offer. After it the bank is not counted, and the page shows that it is over.
     */
    validUntil: string;
    /**
     * The fees of the bank, which the buyer pays at the start.
     */
    fees: {
      /**
       * Percent of the loan.
       */
      provision: number;
      /**
       * In rupiah.
       */
      admin: number;
      /**
       * In rupiah.
       */
      appraisal: number;
      /**
       * Life and fire insurance, in rupiah.
       */
      insurance: number;
    };
  }[];
  /**
   * What else is due at the start, line by line. Omit what you do not know: the page then names it as not included.
   */
  costs: {
    /**
     * Notary, deeds and registration.
     */
    notary?: {
      /**
       * Percent of the price.
       */
      percent: number;
      /**
       * In rupiah.
       */
      amount: number;
      /**
       * Who pays it.
       */
      payer: 'buyer' | 'developer' | 'government';
    };
    /**
     * The tax on acquiring land and buildings.
     */
    bphtb?: {
      /**
       * Percent of the price above the exempt part.
       */
      rate: number;
      /**
       * The part of the price that the region exempts (NPOPTKP), in rupiah. Ask the region: there is no usual one.
       */
      exempt: number;
      /**
       * Who pays it.
       */
      payer: 'buyer' | 'developer' | 'government';
    };
    /**
     * Value added tax on the price. Omit it where the price includes it.
     */
    vat?: {
      /**
       * The dated rule by which the government bears a part.
       */
      rule: 'dtp-2026';
      /**
       * A relief of your own, in place of a rule of Kavling's.
       */
      own?: {
        /**
         * Its first day.
         */
        from: string;
        /**
         * Its last day. After it the rule is not applied, and the page shows that it is over.
         */
        until: string;
        /**
         * The text of the law it is read from.
         */
        source: string;
        /**
         * The tax on the price, in percent.
         */
        vat: number;
        /**
         * The part of the tax that the government bears, in percent.
         */
        borne: number;
        /**
         * The part of the price that the relief is for, in rupiah.
         */
        upTo: number;
        /**
         * The highest price that has the relief, in rupiah.
         */
        priceMax: number;
        /**
         * What must be true besides.
         */
        conditions: string[];
      };
      /**
       * Who pays it.
       */
      payer: 'buyer' | 'developer' | 'government';
    };
    /**
     * Further costs.
     */
    more: {
      /**
       * What it is.
       */
      name: string;
      /**
       * Percent of the price.
       */
      percent: number;
      /**
       * In rupiah.
       */
      amount: number;
      /**
       * Who pays it.
       */
      payer: 'buyer' | 'developer' | 'government';
    }[];
  };
  /**
   * The most of a household's income that instalments should take, in percent. With it the page names the income, and visitors can try theirs, which stays in their browser. 0 omits it.
   */
  incomeShare: number;
  /**
   * A note below the table.
   */
  note: string;
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the button is for. Required, because it sets the form and the lead type.
   */
  kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
  /**
   * The text on the button. Required, because a button must name its action.
   */
  label: string;
  /**
   * An icon before the text.
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
    | 'mail'
    | 'people'
    | 'chart'
    | 'water'
    | 'wifi'
    | 'bolt'
    | 'handshake'
    | 'heart'
    | 'food'
    | 'camera'
    | 'mosque'
    | 'plane'
    | 'truck'
    | 'ship'
    | 'beach'
    | 'fire'
    | 'target'
    | 'seal'
    | 'scale'
    | 'tools'
    | 'ban'
    | 'quote'
    | 'globe'
    | 'bell'
    | 'shirt'
    | 'ball'
    | 'bike'
    | 'screen'
    | 'layers'
    | 'refresh'
    | 'rocket'
    | 'thumb'
    | 'gem'
    | 'calculator'
    | 'eye'
    | 'smile'
    | 'dot'
    | 'instagram'
    | 'facebook'
    | 'youtube'
    | 'tiktok';
  /**
   * For "cta": the title of the form.
   */
  title: string;
  /**
   * For "cta": the sentence under the title.
   */
  prompt: string;
  /**
   * For "cta": the text of the submit button.
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
 * A form on the page that asks for a name and a WhatsApp number.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LeadForm".
 */
export interface LeadForm {
  type: 'lead-form';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Where the form is used.
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
   * The text of the submit button.
   */
  submit: string;
  /**
   * A message to send with the lead, for example the promotion it came from.
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
 * What is nearby, with travel times and distances.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LocationList".
 */
export interface LocationList {
  type: 'location-list';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Groups of places. Required, because an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * The name of the group.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The places, nearest first. Required, because a group needs places.
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
       * The link it opens, for example a map.
       */
      link?: string;
    }[];
  }[];
  /**
   * The number of columns on each screen size.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * A note on how the times were measured.
   */
  remark: string;
}
/**
 * Logos of banks, partners or awards in one row.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "LogoStrip".
 */
export interface LogoStrip {
  type: 'logo-strip';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * A line above the logos.
   */
  title: string;
  /**
   * The logos. Required, because an empty list shows nothing.
   *
   * @minItems 1
   */
  items: {
    /**
     * Whose logo it is. Screen readers read it instead of the image.
     */
    name: string;
    picture: Picture;
    /**
     * The link it opens.
     */
    link?: string;
  }[];
  /**
   * How tall the logos are.
   */
  size: 'small' | 'medium' | 'large';
  /**
   * Show the logos in grey, so that they do not distract from the page.
   */
  muted: boolean;
}
/**
 * The address and directions. The map comes from another company and only loads when a visitor asks for it.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Map".
 */
export interface Map {
  type: 'map';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The name of the place. Without it, only the address is shown.
   */
  name: string;
  /**
   * The postal address. Required, because everyone can read it, even without the map. Without latitude and longitude, Google Maps searches for it.
   */
  address: string;
  /**
   * Degrees north, or negative for south of the equator. With the longitude it places the marker exactly.
   */
  latitude?: number;
  /**
   * Degrees east. With the latitude it places the marker exactly.
   */
  longitude?: number;
  /**
   * The map provider. A place without latitude and longitude is always shown by Google Maps.
   */
  provider: 'openstreetmap' | 'google';
  /**
   * Zoom level: 12 shows a town, 15 a district and 18 a street.
   */
  zoom: number;
  picture?: Picture;
  /**
   * Opening hours.
   */
  hours: string;
  /**
   * A phone number for the place.
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
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
}
/**
 * A small message that appears at the edge of the screen and disappears by itself. It never blocks the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  type: 'notice';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The message in a few words. Required.
   */
  title: string;
  /**
   * One more sentence.
   */
  text: string;
  /**
   * The link text. Leave it empty for no link.
   */
  linkLabel: string;
  /**
   * Where the link goes.
   */
  link?: string;
  /**
   * How long to wait after the page has loaded, in milliseconds.
   */
  after: number;
  /**
   * How long it stays, in milliseconds. It stays longer while the pointer or the keyboard is on it. 0 keeps it until a visitor closes it.
   */
  hideAfter: number;
  /**
   * How many seconds to wait before showing it to the same visitor again. 0 always shows it.
   */
  rememberSeconds: number;
  /**
   * Which side of a wide screen it appears on.
   */
  side: 'start' | 'end';
}
/**
 * Units or packages and their prices, or the phases of sale with the prices of the list of homes; as a list or as cards.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "PriceList".
 */
export interface PriceList {
  type: 'price-list';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What you offer. A price list needs entries or phases.
   */
  items: {
    /**
     * What it is.
     */
    name: string;
    /**
     * The price, as text.
     */
    price: string;
    /**
     * The old price, shown struck through.
     */
    oldPrice: string;
    /**
     * A small line below the price.
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
     * The link it opens.
     */
    link?: string;
  }[];
  /**
   * The types of homes in each phase, with their prices and how many are left, from the list of homes of the project. A phase begins and ends by itself; one that is over has no prices any more.
   */
  phases: {
    /**
     * Its name in the list of homes. Empty: all homes of the list.
     */
    phase: string;
    /**
     * Its first day in Jakarta.
     */
    from: string;
    /**
     * Its last day in Jakarta.
     */
    until: string;
    /**
     * A line about it.
     */
    note: string;
  }[];
  /**
   * The words before a phase begins; [date] becomes its first day.
   */
  startsText: string;
  /**
   * The words while a phase is open; [date] becomes its last day.
   */
  endsText: string;
  /**
   * The words once a phase is over; [date] becomes its last day.
   */
  overText: string;
  /**
   * How it looks.
   */
  look: 'lines' | 'cards';
  /**
   * The number of columns on each screen size.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * A note below the list.
   */
  remark: string;
}
/**
 * Shows progress as a bar with a percentage.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ProgressBar".
 */
export interface ProgressBar {
  type: 'progress-bar';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The bars. Required, because there is nothing to show without them.
   *
   * @minItems 1
   */
  items: {
    /**
     * What it measures. Required, because a bar alone says nothing.
     */
    label: string;
    /**
     * The percentage. Required.
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
 * Articles in a row that slides sideways: three on a wide screen and one on a phone, with part of the next one visible.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "RelatedArticles".
 */
export interface RelatedArticles {
  type: 'related-articles';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The heading above the articles.
   */
  name: string;
  /**
   * The level of the heading.
   */
  level: 2 | 3 | 4;
  /**
   * The articles, in order. Required, because there is nothing to show without one.
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
     * The link to the article.
     */
    link: string;
    /**
     * The date, written like 2026-11-20.
     */
    date: string;
  }[];
}
/**
 * A bar of links to parts of the page. It stays in view and shows where the visitor is. Put it between sections, not inside one.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SectionNav".
 */
export interface SectionNav {
  type: 'section-nav';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The links. Required, because there is nowhere to go without them.
   *
   * @minItems 1
   */
  items: {
    /**
     * The link text. Required.
     */
    label: string;
    /**
     * The part of the page to go to. Required.
     */
    link: string;
  }[];
  /**
   * A name for the bar, for screen reader users.
   */
  label: string;
}
/**
 * A full-width band that contains other widgets.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
  type: 'section';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The colours of the section. An image or a colour in the background overrides them.
   */
  tone: 'plain' | 'tint' | 'dark' | 'brand';
  /**
   * What is behind the content: a colour, a gradient, an image, a slideshow or a video.
   */
  background: {
    /**
     * One theme colour. The text adapts so that it stays readable.
     */
    color?: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
    /**
     * A gradient of two theme colours. Choose two dark or two light ones, so that text is readable on both.
     */
    gradient?: {
      /**
       * The first colour. The text colour is chosen to suit it.
       */
      from: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
      /**
       * The second colour.
       */
      to: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
      /**
       * The shape of the gradient.
       */
      kind: 'linear' | 'radial';
      /**
       * The direction in degrees. 180 goes from top to bottom.
       */
      angle: number;
      /**
       * Where the first colour starts to fade, in percent.
       */
      start: number;
      /**
       * Where the second colour is complete, in percent.
       */
      end: number;
    };
    image?: Picture;
    /**
     * A slideshow. The first image shows immediately. Visitors can pause it, and it does not move for those who asked for less motion.
     */
    slideshow?: {
      /**
       * The images, most important first. Required, because everyone sees the first.
       *
       * @minItems 1
       * @maxItems 12
       */
      images: Picture[];
      /**
       * How long each image stays, in milliseconds.
       */
      interval: number;
      /**
       * How long each fade takes, in milliseconds.
       */
      transition: number;
      /**
       * A slow zoom on the image.
       */
      kenBurns: 'none' | 'in' | 'out';
    };
    /**
     * A short silent video. The poster shows immediately. The video starts when it comes into view, except for visitors who save data or asked for less motion.
     */
    video?: {
      /**
       * The video: a file next to page.json, or a web address.
       */
      file: string;
      poster: Picture;
      /**
       * Play it on phones too.
       */
      onPhones: boolean;
    };
    /**
     * A shade over the image, so that text is easy to read.
     */
    overlay: 'none' | 'soft' | 'strong';
    /**
     * The colour of the shade. The text adapts so that it stays readable on it.
     */
    overlayColor: 'paper' | 'surface' | 'tint' | 'brand' | 'dark';
    /**
     * An even shade of this strength in percent, instead of "overlay". Text needs at least 60.
     */
    overlayStrength?: number;
    /**
     * Where the image, slideshow or video is. Unless it is behind the content, it has no shade, and the section keeps the colours of "tone".
     */
    place: 'behind' | 'beside' | 'framed' | 'above' | 'below';
    /**
     * How the image moves while visitors scroll. It is still for those who asked for less motion, and in browsers that cannot do it without script.
     */
    onScroll: 'none' | 'drift' | 'settle' | 'open';
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
   * The minimum height.
   */
  minHeight: 'auto' | 'half' | 'tall' | 'screen';
  /**
   * The horizontal position of the content.
   */
  align: 'start' | 'center' | 'end';
  /**
   * The vertical position of the content, if the section is taller than its content.
   */
  verticalAlign: 'top' | 'middle' | 'bottom';
  /**
   * A shape at the top edge.
   */
  shapeTop?: {
    /**
     * The shape of the edge.
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
     * Its colour. Choose the colour of the section next to it.
     */
    color: 'paper' | 'surface' | 'tint' | 'brand' | 'accent' | 'dark';
    /**
     * Its height in pixels on each screen size. The content makes room for it.
     */
    height: {
      /**
       * From 1025 px wide.
       */
      desktop?: number;
      /**
       * From 768 px to 1024 px. The same as on desktop by default.
       */
      tablet?: number;
      /**
       * Up to 767 px. The same as on tablet by default.
       */
      mobile?: number;
    };
    /**
     * Its width in percent of the section. A wider shape looks flatter.
     */
    width: number;
    /**
     * Mirror it, left to right.
     */
    flip: boolean;
    /**
     * Invert the shape: draw the space around it instead.
     */
    invert: boolean;
    /**
     * Show it in front of the content.
     */
    inFront: boolean;
  };
  /**
   * A shape at the bottom edge.
   */
  shapeBottom?: {
    /**
     * The shape of the edge.
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
     * Its colour. Choose the colour of the section next to it.
     */
    color: 'paper' | 'surface' | 'tint' | 'brand' | 'accent' | 'dark';
    /**
     * Its height in pixels on each screen size. The content makes room for it.
     */
    height: {
      /**
       * From 1025 px wide.
       */
      desktop?: number;
      /**
       * From 768 px to 1024 px. The same as on desktop by default.
       */
      tablet?: number;
      /**
       * Up to 767 px. The same as on tablet by default.
       */
      mobile?: number;
    };
    /**
     * Its width in percent of the section. A wider shape looks flatter.
     */
    width: number;
    /**
     * Mirror it, left to right.
     */
    flip: boolean;
    /**
     * Invert the shape: draw the space around it instead.
     */
    invert: boolean;
    /**
     * Show it in front of the content.
     */
    inFront: boolean;
  };
  /**
   * Keeps the section in view while the page scrolls, as long as the part around it is in view.
   */
  sticky: 'none' | 'top' | 'bottom';
  /**
   * Screen sizes where it stays in view.
   *
   * Items: A screen size.
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
 * Buttons to share the page: social media, messages, email, print and copy.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Share".
 */
export interface Share {
  type: 'share';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * Where to share, in order.
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
   * The line before the buttons. Leave it empty for none.
   */
  heading: string;
  /**
   * The title to share. If empty, the page title.
   */
  title: string;
  /**
   * The text to share. If empty, the page description.
   */
  text: string;
  /**
   * The address to share. If empty, this page.
   */
  url: string;
  image?: Picture;
  /**
   * Add the network to the address (utm_source), so that analytics shows where visitors come from.
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
 * A plan or an aerial photo with places to tap, or with a shape for each home of the list of units. A list next to it has the same in words.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SitePlan".
 */
export interface SitePlan {
  type: 'site-plan';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  image: Picture;
  /**
   * What the plan shows, for screen reader users.
   */
  name: string;
  /**
   * The places on the plan. A plan needs places, shapes or a drawing with shapes; without any, use an image instead.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The link to more information.
     */
    link?: string;
    /**
     * The text of that link.
     */
    linkLabel: string;
  }[];
  /**
   * The outline of each home on the plan. Its status, its price and its size come from the list of units of the project.
   */
  shapes: {
    /**
     * Its code in the list of units.
     */
    unit: string;
    /**
     * Its corners in order, each as percent from the left and from the top edge of the plan.
     *
     * @minItems 3
     */
    points: number[][];
  }[];
  /**
   * The picture is an SVG drawing in which the shape of each home has its code as id or as the name of its layer. Their status comes from the list of units, as with shapes that you draw here.
   */
  drawing: boolean;
  /**
   * How the list of homes is divided.
   */
  group: 'cluster' | 'type' | 'phase';
  /**
   * Where the list of places appears.
   */
  list: 'beside' | 'below';
  /**
   * A line under the plan.
   */
  caption: string;
  /**
   * Show a button that opens the plan large. A plan with shapes has buttons that enlarge it in place instead.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * How much space to add.
   */
  size: 'small' | 'medium' | 'large';
  /**
   * An exact height in pixels on each screen size, instead of "size".
   */
  height?: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
}
/**
 * Images and text in steps. On a wide screen the image stays in view and changes with the text; elsewhere each image is above its text.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Story".
 */
export interface Story {
  type: 'story';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The steps, in order. Required, because a story has at least two.
   *
   * @minItems 2
   * @maxItems 6
   */
  items: {
    image: Picture;
    /**
     * A time or a number above the title.
     */
    time: string;
    /**
     * The title of this step.
     */
    title: string;
    /**
     * A sentence or two.
     */
    text: string;
  }[];
  /**
   * The side of the images on a wide screen.
   */
  side: 'start' | 'end';
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the table is about. Required, because screen reader users find a table by its name.
   */
  caption: string;
  /**
   * Show the caption to screen readers only.
   */
  captionHidden: boolean;
  /**
   * The column names. Leave them out for simple pairs.
   */
  head: string[];
  /**
   * The rows, each a list of cells. A row with one cell is a heading for the rows below it. Required, because a table needs rows.
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * The first cell of a row names the row.
   */
  rowHead: boolean;
  /**
   * Align every column except the first to the right, for numbers.
   */
  numbers: boolean;
  /**
   * How the rows are separated.
   */
  look: 'lines' | 'stripes' | 'grid';
  /**
   * A note below the table.
   */
  note: string;
}
/**
 * Titles in a row or a column. The selected one shows its content.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Tabs".
 */
export interface Tabs {
  type: 'tabs';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What visitors choose between, for screen reader users.
   */
  label: string;
  /**
   * The tabs, each with a title and its content. Required, because there is nothing to show without them.
   *
   * @minItems 1
   */
  items: {
    /**
     * The text on the tab. Required, because a tab must name its content.
     */
    title: string;
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * A name for links: #denah shows this tab.
     */
    id?: string;
    /**
     * The content, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * The type of this block.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[];
          /**
           * The items of a list, each written like "text".
           */
          items: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets below the text.
     */
    children: Node[];
  }[];
  /**
   * Where the titles appear on wide screens.
   */
  direction: 'horizontal' | 'vertical';
  /**
   * What phones show.
   */
  small: 'scroll' | 'accordion';
  /**
   * The heading level of the titles.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The quotes. Required, because an empty list shows nothing.
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
     * Who the person is, for example a resident.
     */
    role: string;
    photo?: Picture;
    /**
     * Stars from 0.5 to 5, in steps of 0.5. 0 shows none.
     */
    rating: number;
    /**
     * Where it was said.
     */
    source: string;
    /**
     * A link to the full review.
     */
    link?: string;
  }[];
  /**
   * The number of columns on each screen size.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * How the quotes look.
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
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The blocks, from top to bottom. A plain string is a paragraph. Required, because it is the text itself.
   *
   * @minItems 1
   */
  content: (
    | string
    | {
        /**
         * The type of this block.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[];
        /**
         * The items of a list, each written like "text".
         */
        items: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * The size of the text.
   */
  size: 'normal' | 'large' | 'small';
  /**
   * Left, middle or right.
   */
  align: 'start' | 'center' | 'end';
  /**
   * Left, middle or right on phones. The same as on larger screens by default.
   */
  alignMobile?: 'start' | 'center' | 'end';
  /**
   * Use a quieter colour.
   */
  muted: boolean;
  /**
   * A large first letter. It only changes the look: screen readers and copying still get the whole word.
   */
  dropCap: 'none' | 'plain' | 'filled' | 'framed';
  /**
   * The number of text columns, as in a newspaper.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * The level of subheadings in the text: one more than the heading above it.
   */
  subheadingLevel: 2 | 3 | 4 | 5 | 6;
}
/**
 * Titles that open and close. Several can be open at the same time.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Toggle".
 */
export interface Toggle {
  type: 'toggle';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The items, each with a title and its content. Required, because there is nothing to open without items.
   *
   * @minItems 1
   */
  items: {
    /**
     * The title that opens it. Required, because it tells visitors what is inside.
     */
    title: string;
    /**
     * A name for links: #cara-pesan opens this item.
     */
    id?: string;
    /**
     * Open at the start.
     */
    open: boolean;
    /**
     * The content, as text.
     *
     * @minItems 0
     */
    content: (
      | string
      | {
          /**
           * The type of this block.
           */
          kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
          /**
           * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
           */
          text: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[];
          /**
           * The items of a list, each written like "text".
           */
          items: (
            | string
            | {
                /**
                 * The text.
                 */
                text: string;
                /**
                 * Bold text.
                 */
                bold: boolean;
                /**
                 * Italic text.
                 */
                italic: boolean;
                /**
                 * The link that this text opens.
                 */
                link?: string;
              }
          )[][];
        }
    )[];
    /**
     * Widgets below the text: columns, images, tabs or anything else.
     */
    children: Node[];
  }[];
  /**
   * The heading level of the titles.
   */
  level: 2 | 3 | 4 | 5 | 6;
  /**
   * How the items look.
   */
  look: 'line' | 'card';
}
/**
 * The homes of a tower by floor and stack, with the status of each from the list of units. A list below has the same in words.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "TowerGrid".
 */
export interface TowerGrid {
  type: 'tower-grid';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the grid shows, for screen reader users.
   */
  name: string;
  /**
   * The cluster in the list of units, for a project with several towers. Empty: all homes of the list.
   */
  tower: string;
  /**
   * The column of the list of units that has the floor. Empty: the part of the code before the last dash; 12-03 is on floor 12.
   */
  floors: string;
  /**
   * The column of the list of units that has the stack. Empty: the part of the code after the last dash; 12-03 is in stack 03.
   */
  stacks: string;
  /**
   * Title of the floor numbers.
   */
  floorLabel: string;
  /**
   * How the list of homes is divided.
   */
  group: 'type' | 'cluster' | 'phase';
  /**
   * A line under the grid.
   */
  caption: string;
}
/**
 * Up to three types, or homes, side by side from the page's list of units, with their differences marked. The choices are in the address: ?banding=Tipe+60&banding=Tipe+90. Without script all types are in one table.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitCompare".
 */
export interface UnitCompare {
  type: 'unit-compare';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the table compares, for screen reader users.
   */
  name: string;
  /**
   * Visitors can also choose single homes that are not sold. A unit finder on the page then offers a box for each of them.
   */
  homes: boolean;
  /**
   * The rows, in this order. A row without any value is not shown.
   *
   * @minItems 1
   *
   * Items: A fact.
   */
  facts: ('price' | 'land' | 'floor' | 'status' | 'phase' | 'cluster' | 'facing' | 'ready')[];
  /**
   * The button that asks about the difference. Its message has the names. Empty for no button.
   */
  button: string;
}
/**
 * The homes of the page's list of units, with filters and sorting. The chosen filters are in the address: ?tipe=Tipe+60&harga_maks=1000 shows homes of Tipe 60 up to Rp 1 billion.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitFinder".
 */
export interface UnitFinder {
  type: 'unit-finder';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * What the list shows, for screen reader users.
   */
  name: string;
  /**
   * The filters, in this order. One that would not narrow the list is not shown.
   *
   * Items: A filter.
   */
  filters: ('type' | 'price' | 'floor' | 'land' | 'status' | 'phase' | 'cluster' | 'facing')[];
  /**
   * The columns after the code, in this order. A column without any value is not shown.
   *
   * Items: A column.
   */
  columns: ('land' | 'floor' | 'phase' | 'cluster' | 'facing' | 'ready' | 'price' | 'status')[];
  /**
   * Columns of your own list that the page may show (project.units.show), by their names. They follow the areas.
   *
   * @maxItems 4
   */
  ownColumns: string[];
  /**
   * Homes with these statuses are listed.
   *
   * @minItems 1
   *
   * Items: A status.
   */
  statuses: ('available' | 'held' | 'booked' | 'sold' | 'planned' | 'not-for-sale')[];
  /**
   * Sold homes are in a separate list at the end, which visitors open.
   */
  foldSold: boolean;
  /**
   * A button shows as many more. Without script all homes are shown.
   */
  pageSize: number;
}
/**
 * Cards for the homes on sale: image, floor plan, facts, price and a button that opens the unit form.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitTypes".
 */
export interface UnitTypes {
  type: 'unit-types';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * The unit types. Required, because there is nothing to sell without one.
   *
   * @minItems 1
   */
  items: {
    /**
     * The name of the unit type. Leads include it.
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
     * Facts such as land area, floor area and rooms.
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
        | 'mail'
        | 'people'
        | 'chart'
        | 'water'
        | 'wifi'
        | 'bolt'
        | 'handshake'
        | 'heart'
        | 'food'
        | 'camera'
        | 'mosque'
        | 'plane'
        | 'truck'
        | 'ship'
        | 'beach'
        | 'fire'
        | 'target'
        | 'seal'
        | 'scale'
        | 'tools'
        | 'ban'
        | 'quote'
        | 'globe'
        | 'bell'
        | 'shirt'
        | 'ball'
        | 'bike'
        | 'screen'
        | 'layers'
        | 'refresh'
        | 'rocket'
        | 'thumb'
        | 'gem'
        | 'calculator'
        | 'eye'
        | 'smile'
        | 'dot'
        | 'instagram'
        | 'facebook'
        | 'youtube'
        | 'tiktok';
      /**
       * The fact.
       */
      text: string;
    }[];
    /**
     * The price, as visitors read it.
     */
    price: string;
    /**
     * The text before the price.
     */
    priceNote: string;
  }[];
  /**
   * The heading level of the names.
   */
  level: 2 | 3 | 4;
  /**
   * The number of cards in a row.
   */
  columns: {
    /**
     * From 1025 px wide.
     */
    desktop?: number;
    /**
     * From 768 px to 1024 px. The same as on desktop by default.
     */
    tablet?: number;
    /**
     * Up to 767 px. The same as on tablet by default.
     */
    mobile?: number;
  };
  /**
   * The button text of each card.
   */
  button: string;
}
/**
 * A video from YouTube, Vimeo or a file. The player only loads when a visitor presses play.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Video".
 */
export interface Video {
  type: 'video';
  /**
   * A name to link to: #fasilitas goes to the widget with the id "fasilitas". Use each id once on a page.
   */
  id?: string;
  /**
   * Screen sizes that hide the widget.
   *
   * Items: A screen size.
   */
  hideOn: ('mobile' | 'tablet' | 'desktop')[];
  /**
   * A YouTube id, a Vimeo id, or the address of a video or a file. Required, because it is what plays.
   */
  video: string;
  /**
   * What the video shows. Required, because it names the player for screen reader users.
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
   * The length, as visitors read it.
   */
  duration: string;
  /**
   * Play it in the media viewer.
   */
  lightbox: boolean;
  /**
   * Show the player's controls.
   */
  controls: boolean;
  /**
   * Start without sound.
   */
  mute: boolean;
  /**
   * Repeat the video.
   */
  loop: boolean;
  /**
   * Start at this second.
   */
  start: number;
  /**
   * Stop at this second. 0 plays to the end. Not for Vimeo.
   */
  end: number;
  /**
   * Caption files (WebVTT) for a video file.
   */
  captions: {
    /**
     * The .vtt file next to page.json, or its address.
     */
    file: string;
    /**
     * The language of the captions.
     */
    lang: string;
    /**
     * Its name in the menu.
     */
    label: string;
  }[];
  /**
   * A transcript of the video.
   *
   * @minItems 0
   */
  transcript: (
    | string
    | {
        /**
         * The type of this block.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[];
        /**
         * The items of a list, each written like "text".
         */
        items: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
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
   * The title when there is no unit.
   */
  title: string;
  /**
   * The sentence when there is no unit.
   */
  prompt: string;
  /**
   * The text of the submit button.
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
 * The banner that asks visitors to allow analytics. It appears automatically if settings.analytics.consent requires it.
 */
export interface ConsentBanner {}
/**
 * The tags in settings.analytics.tags. They are added automatically.
 */
export interface MeasurementTags {}
/**
 * The WhatsApp form on pages that ask for a one-time code.
 */
export interface LeadModal {
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
/**
 * The dialog where visitors enter the one-time code.
 */
export interface OtpModal {
  cover?: Picture;
}
/**
 * What visitors see instead of a form when the project is "evergreen".
 */
export interface RecommendationModal {
  /**
   * The title. There is a default.
   */
  title: string;
  /**
   * The sentence under the title. There is a default.
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
 * The contact buttons that float in the corner of the screen. Leave it out if you do not want them.
 */
export interface FloatingGroup {
  /**
   * The text of the floating button.
   */
  label: string;
  /**
   * The buttons in the group. If there is only one, it is the floating button itself. Required.
   *
   * @minItems 1
   * @maxItems 5
   */
  buttons: {
    /**
     * What the button is for. Required, because it sets the form and the lead type.
     */
    kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
    /**
     * The text on the button. Required, because a button must name its action.
     */
    label: string;
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * For "cta": the title of the form.
     */
    title: string;
    /**
     * For "cta": the sentence under the title.
     */
    prompt: string;
    /**
     * For "cta": the text of the submit button.
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
 * The sentences that visitors read outside your widgets. Only add the ones you want to change.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Copy".
 */
export interface Copy1 {
  /**
   * Which sentences visitors read where you do not write your own. In the natural set they are Indonesian or English, like the page.
   */
  set: 'specification' | 'natural';
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
   * What browsers without script show about the name field.
   */
  nameHint: string;
  /**
   * Label of the number field.
   */
  phoneLabel: string;
  /**
   * Placeholder of the number field.
   */
  phonePlaceholder: string;
  /**
   * What browsers without script show about the number field.
   */
  phoneHint: string;
  /**
   * Error when the name is empty.
   */
  nameEmpty: string;
  /**
   * Error when the name has more than 200 characters.
   */
  nameTooLong: string;
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
   * Title above the message after a lead is saved.
   */
  leadSucceededTitle: string;
  /**
   * Message after a WhatsApp lead is saved.
   */
  leadSucceeded: string;
  /**
   * Under the form while a lead waits for the network.
   */
  leadWaiting: string;
  /**
   * Message after a WhatsApp lead that waited for the network is saved; nothing opens by itself.
   */
  leadDelivered: string;
  /**
   * Link shown with the success message, for browsers that do not move on by themselves.
   */
  openWhatsapp: string;
  /**
   * Link shown when the browser blocks the new tab.
   */
  openBrochure: string;
  /**
   * Message next to the brochure link.
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
   * Sentence while visitors wait for another code. Contains {{time}}, minutes and seconds.
   */
  otpCountdown: string;
  /**
   * Title of the OTP modal after the right code.
   */
  otpVerifiedTitle: string;
  /**
   * Sentence under that title, while the lead is being sent.
   */
  otpVerifiedPrompt: string;
  /**
   * Line after the right code.
   */
  otpSuccess: string;
  /**
   * Line after a wrong code.
   */
  otpWrong: string;
  /**
   * Line after a pasted text with more than one possible code.
   */
  otpCheck: string;
  /**
   * Button that sends a code which the visitor has checked.
   */
  otpVerify: string;
  /**
   * Line after a pasted text in which no code is found.
   */
  otpUnreadable: string;
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
   * Alert of the lightbox when an image cannot be loaded.
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
   * Name of the slider between two images, for screen readers.
   */
  compareImages: string;
  /**
   * Name of the menu that opens from the header, for screen readers.
   */
  menu: string;
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
   * A link that shows an image large, where the image has no description.
   */
  viewPicture: string;
  /**
   * A floor plan.
   */
  floorPlan: string;
  /**
   * Shown when the browser refuses to copy; the value is then selected.
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
   * Link to the privacy policy next to a statement.
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
  /**
   * The status of a home that is not on sale yet.
   */
  unitPlanned: string;
  /**
   * The status of a home that can be bought.
   */
  unitAvailable: string;
  /**
   * The status of a home that is on hold for a buyer.
   */
  unitHeld: string;
  /**
   * The status of a reserved home.
   */
  unitBooked: string;
  /**
   * The status of a home that is sold.
   */
  unitSold: string;
  /**
   * The status of a home that is not for sale.
   */
  unitNotForSale: string;
  /**
   * Shown in place of a price that the list of units does not have.
   */
  unitPriceOnRequest: string;
  /**
   * The button that asks about one home; {{unit}} is its code.
   */
  unitAsk: string;
  /**
   * The time of the list of units; {{time}} is day and time.
   */
  unitsAsOf: string;
  /**
   * The line of a widget that shows homes, on a page without a list of units.
   */
  unitsNone: string;
  /**
   * How many homes of a group can be bought; {{left}} of {{total}}.
   */
  unitsLeft: string;
  /**
   * The title of homes without a group in a list of homes.
   */
  unitsOther: string;
  /**
   * Button that shows the home before this one.
   */
  previousUnit: string;
  /**
   * Button that shows the next home.
   */
  nextUnit: string;
  /**
   * Button that enlarges a plan.
   */
  zoomIn: string;
  /**
   * Button that makes a plan smaller again.
   */
  zoomOut: string;
  /**
   * The name of the column with the codes of homes.
   */
  unitCode: string;
  /**
   * The name of the filter and the row for types of homes.
   */
  unitType: string;
  /**
   * The name of the area of the land.
   */
  unitLand: string;
  /**
   * The name of the floor area.
   */
  unitFloor: string;
  /**
   * The name of the price.
   */
  unitPrice: string;
  /**
   * The name of the status.
   */
  unitStatus: string;
  /**
   * The name of the phase.
   */
  unitPhase: string;
  /**
   * The name of the cluster.
   */
  unitCluster: string;
  /**
   * The name of the direction a home faces.
   */
  unitFacing: string;
  /**
   * The name of the time a home is ready.
   */
  unitReady: string;
  /**
   * The mark of a home on a corner.
   */
  unitCorner: string;
  /**
   * The lowest price of a type; {{price}} is the price.
   */
  unitsFrom: string;
  /**
   * The name of the filters, for screen readers.
   */
  finderName: string;
  /**
   * The choice of a filter that shows every home.
   */
  finderAny: string;
  /**
   * The filter for the lowest price, in millions of rupiah.
   */
  finderPriceFrom: string;
  /**
   * The filter for the highest price, in millions of rupiah.
   */
  finderPriceTo: string;
  /**
   * The filter for the smallest area of land, in square metres.
   */
  finderLandFrom: string;
  /**
   * The filter for the smallest floor area, in square metres.
   */
  finderFloorFrom: string;
  /**
   * The number of homes that match; {{count}} of {{total}}.
   */
  finderCount: string;
  /**
   * The folded list of homes that are sold; {{count}} is their number.
   */
  finderSold: string;
  /**
   * The button that shows more homes.
   */
  finderMore: string;
  /**
   * The button that clears all filters.
   */
  finderReset: string;
  /**
   * Shown when no home matches the filters.
   */
  finderNone: string;
  /**
   * The button that clears one filter; {{filter}} is the filter, {{count}} the number of homes that match without it.
   */
  finderLoosen: string;
  /**
   * The name of the menu for the order of homes.
   */
  finderSort: string;
  /**
   * The order of the list of units.
   */
  finderOrder: string;
  /**
   * The order from the lowest price.
   */
  finderCheapest: string;
  /**
   * The order from the highest price.
   */
  finderDearest: string;
  /**
   * The order from the smallest area; {{name}} is the name of the area.
   */
  finderSmallest: string;
  /**
   * The order from the largest area; {{name}} is the name of the area.
   */
  finderLargest: string;
  /**
   * The order by code.
   */
  finderFirst: string;
  /**
   * The order by code, from the last.
   */
  finderLast: string;
  /**
   * The box that chooses a home to compare; {{unit}} is its code.
   */
  finderCompare: string;
  /**
   * The price of a simulation; {{price}} is filled in.
   */
  kprPrice: string;
  /**
   * Label of the down payment.
   */
  kprDown: string;
  /**
   * Label of the term of a loan.
   */
  kprYears: string;
  /**
   * A term; {{years}} is filled in.
   */
  kprYearsCount: string;
  /**
   * Label of the choice of a bank.
   */
  kprBank: string;
  /**
   * The switch that adds two points to the rate assumed after the agreed years.
   */
  kprUp: string;
  /**
   * Below the first instalment; {{years}} are the years it holds for, {{rate}} is the rate.
   */
  kprFirst: string;
  /**
   * Below the first instalment when it holds to the end; {{rate}} is the rate.
   */
  kprWhole: string;
  /**
   * Below the jump: {{year}} is the year of the loan, {{later}} the instalment from then on, {{rate}} the rate.
   */
  kprThen: string;
  /**
   * In place of the jump when there is none.
   */
  kprSame: string;
  /**
   * An agreed rate of interest; {{rate}} is filled in.
   */
  kprInterestRate: string;
  /**
   * An agreed margin of Islamic finance; {{rate}} is filled in.
   */
  kprMarginRate: string;
  /**
   * An assumed floating rate; {{rate}} is filled in.
   */
  kprInterestAssumed: string;
  /**
   * An assumed later margin; {{rate}} is filled in.
   */
  kprMarginAssumed: string;
  /**
   * The sum of all instalments: {{total}}, {{years}}, {{loan}} and {{cost}} are filled in.
   */
  kprInterestTotal: string;
  /**
   * The same for Islamic finance.
   */
  kprMarginTotal: string;
  /**
   * Name of the list of instalments over the years.
   */
  kprPhases: string;
  /**
   * One period; {{from}} and {{to}} are years of the loan.
   */
  kprPhase: string;
  /**
   * Title of the costs at the start.
   */
  kprCash: string;
  /**
   * The sum that the buyer pays at the start.
   */
  kprCashTotal: string;
  /**
   * Head of the column of costs.
   */
  kprCost: string;
  /**
   * Head of the column of amounts.
   */
  kprAmount: string;
  /**
   * Head of the column of who pays.
   */
  kprPayer: string;
  /**
   * Paid by the buyer.
   */
  kprBuyer: string;
  /**
   * Paid by the developer.
   */
  kprDeveloper: string;
  /**
   * Paid by the government.
   */
  kprGovernment: string;
  /**
   * The fee of a bank for a loan.
   */
  kprProvision: string;
  /**
   * The administration fee of a bank.
   */
  kprAdmin: string;
  /**
   * The fee for the appraisal of a home.
   */
  kprAppraisal: string;
  /**
   * Insurance of the loan and the home.
   */
  kprInsurance: string;
  /**
   * Notary, deeds and registration of a purchase.
   */
  kprNotary: string;
  /**
   * The tax on acquiring land and buildings.
   */
  kprBphtb: string;
  /**
   * Value added tax.
   */
  kprVat: string;
  /**
   * Costs that are not in the list; {{costs}} is filled in.
   */
  kprMissing: string;
  /**
   * A dated relief: {{source}}, {{from}}, {{until}}, {{most}} and {{max}} are filled in.
   */
  kprRule: string;
  /**
   * A relief outside its days; {{source}}, {{from}} and {{until}} are filled in.
   */
  kprRuleOver: string;
  /**
   * The conditions of a relief; {{conditions}} is filled in.
   */
  kprConditions: string;
  /**
   * The last day of the offer of a bank; {{bank}} and {{day}} are filled in.
   */
  kprUntil: string;
  /**
   * An offer past its last day; {{bank}} and {{day}} are filled in.
   */
  kprOver: string;
  /**
   * When no offer is left.
   */
  kprNone: string;
  /**
   * Title of the table; {{bank}} is filled in.
   */
  kprTable: string;
  /**
   * In a cell of the table, before the highest later instalment.
   */
  kprTableThen: string;
  /**
   * The income from which the instalments are reasonable; {{income}} and {{share}} are filled in.
   */
  kprIncome: string;
  /**
   * Label of the field for the income.
   */
  kprIncomeLabel: string;
  /**
   * Below the field for the income.
   */
  kprIncomePrivate: string;
  /**
   * The share of the visitor’s income; {{first}} and {{most}} are percentages.
   */
  kprIncomeShare: string;
  /**
   * The button that sends the result with a lead.
   */
  kprSend: string;
  /**
   * Name of a simulation without a home.
   */
  kprTitle: string;
  /**
   * The result in a lead: {{unit}}, {{price}}, {{down}}, {{years}}, {{bank}} and {{first}} are filled in.
   */
  kprResult: string;
  /**
   * The end of the result where instalments change: {{later}}, {{year}} and {{rate}} are filled in.
   */
  kprResultThen: string;
  /**
   * The menu for one of the compared types or homes; {{number}} is its place.
   */
  compareChoice: string;
  /**
   * The choice that leaves a place of a comparison empty.
   */
  compareNothing: string;
  /**
   * The mark of a fact that all compared types or homes share.
   */
  compareSame: string;
  /**
   * The mark of a fact in which the compared types or homes differ.
   */
  compareDiffers: string;
  /**
   * The subject of a question about a comparison, in its message; {{names}} are the types or homes.
   */
  compareAbout: string;
  /**
   * The link of a finder to the comparison; {{count}} is the number of chosen homes.
   */
  finderComparison: string;
}
/**
 * The property project that this microsite sells.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Project".
 */
export interface Project1 {
  /**
   * The project id in your lead system. Every lead includes it.
   */
  id: string;
  /**
   * The name that visitors and telesales see.
   */
  name: string;
  /**
   * The superleads id. The page uses it to look up the project in the backend, and adds it to the end of every WhatsApp message.
   */
  superleadsId: string;
  /**
   * The superleads id of this microsite, if it has its own.
   */
  micrositeSuperleadsId: string;
  /**
   * The WhatsApp number of the sales team, with the country code.
   */
  telesalesNumber: string;
  /**
   * The sales status. "evergreen" shows your other projects instead of taking leads.
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
   * The type of property, for search engines.
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
     * Its profiles on other sites, such as Instagram.
     */
    profiles: string[];
  };
  /**
   * Where the project or its show unit is, in addition to the district, city and province.
   */
  address: {
    /**
     * Street name and number.
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
     * Degrees north. Negative for south.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  };
  /**
   * The lowest price in rupiah, or 0 to leave it out. Only give a price that the page shows too.
   */
  priceFrom: number;
  /**
   * The highest price in rupiah, or 0 to leave it out.
   */
  priceTo: number;
  /**
   * The list of homes for sale, which prices, units left, cards, finder and plan follow; or only their number, or 0 to leave it out.
   */
  units:
    | {
        /**
         * A file next to the page (units.csv or units.xlsx), or the https address of a published sheet.
         */
        source: string;
        /**
         * The sheet of an Excel file. The first by default.
         */
        sheet: string;
        /**
         * Your names of the columns, where they differ from the usual ones.
         */
        columns: {
          /**
           * The column of the code of each home.
           */
          code: string;
          /**
           * The column of the unit type.
           */
          type: string;
          /**
           * The column of the sales status.
           */
          status: string;
          /**
           * The column of the price in rupiah.
           */
          price: string;
          /**
           * The column of the land area in m².
           */
          land: string;
          /**
           * The column of the floor area in m².
           */
          floor: string;
          /**
           * The column of the sales phase.
           */
          phase: string;
          /**
           * The column of the cluster, block or tower.
           */
          cluster: string;
          /**
           * The column of the direction the home faces.
           */
          facing: string;
          /**
           * The column that marks homes on a corner.
           */
          corner: string;
          /**
           * The column of the time when a home is ready.
           */
          ready: string;
          /**
           * The column of the day and time when a hold ends.
           */
          held_until: string;
        };
        /**
         * The meaning of status words of your own.
         */
        statuses: {
          /**
           * Your words for a home that can be bought.
           */
          available: string[];
          /**
           * Your words for a home on hold.
           */
          held: string[];
          /**
           * Your words for a reserved home.
           */
          booked: string[];
          /**
           * Your words for a sold home.
           */
          sold: string[];
          /**
           * Your words for a home that is not on sale yet.
           */
          planned: string[];
          /**
           * Your words for a home that is not for sale.
           */
          'not-for-sale': string[];
        };
        /**
         * Columns of your own that pages may show. All others stay private.
         */
        show: string[];
        /**
         * Warn when the list is older than this many days.
         */
        maxAge: number;
      }
    | number;
  /**
   * The number the backend returns, if it should replace the telesales number on the page. If empty, the telesales number is used.
   */
  whatsappBusinessNumber: string;
}
/**
 * How the page collects leads and analytics.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings1 {
  /**
   * One-time codes that verify a WhatsApp number.
   */
  otp: {
    /**
     * Ask for a code before sending a lead.
     */
    enabled: boolean;
  };
  /**
   * The address that receives leads and OTP calls.
   */
  ajaxUrl: string;
  /**
   * The address that returns the project record.
   */
  projectUrl: string;
  /**
   * The action names that your backend expects.
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
   * Where and how a lead form is sent when JavaScript is off.
   */
  form: {
    /**
     * The admin-post address.
     */
    action: string;
    /**
     * How the form is sent. Keep "post", because names and phone numbers in a URL end up in server logs.
     */
    method: 'post' | 'get';
    /**
     * What a form does with a WhatsApp number that has no country code, such as 0812 3456 7890.
     */
    localNumbers: 'refuse' | 'accept';
  };
  /**
   * Whether general WhatsApp buttons skip the form (1) or open it (0).
   */
  leadsSubmissionForm: 0 | 1;
  /**
   * Your own title and prompt for every form except the brochure form.
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
   * Makes general WhatsApp buttons open your own link.
   */
  overwriteWhatsapp: {
    /**
     * Use the link below. It overrides leadsSubmissionForm.
     */
    enabled: boolean;
    /**
     * The link that the buttons open.
     */
    link: string;
  };
  /**
   * The brochure that brochure buttons open. You can use [project_name], [telesales_number] and [sender_name].
   */
  brochureUrl: string;
  /**
   * The message that WhatsApp fills in for visitors. You can use [project_name], [telesales_number] and [sender_name].
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
   * The ids of your analytics properties. Empty ids load nothing.
   */
  analytics: {
    /**
     * Measurement id for production.
     */
    productionId: string;
    /**
     * Measurement id for staging and test addresses.
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
     * Advertising and measurement tags, by name and id. They load after the page. If "consent" requires it, they wait until the visitor agrees.
     *
     * @maxItems 12
     *
     * Items: One tag.
     */
    tags: {
      /**
       * The service the tag belongs to.
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
     * Show the statement next to a checkbox.
     */
    enabled: boolean;
    /**
     * Visitors must tick it to send the form.
     */
    required: boolean;
    /**
     * The statement.
     */
    text: string;
    /**
     * Your version number for this statement. Change it whenever the text changes.
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
  /**
   * Texts of ready-made sections that someone has read and that are true for this project. The check no longer names them.
   */
  keptSamples: string[];
}
/**
 * Colours, fonts and spacing for the whole page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "Theme".
 */
export interface Theme1 {
  /**
   * A ready-made style: colours, fonts, corners and spacing that go together.
   */
  preset: 'taman' | 'senja' | 'kota' | 'pesisir';
  /**
   * Your own colours. The preset supplies any you omit.
   */
  colors: {
    /**
     * The page background.
     */
    paper?: string;
    /**
     * Cards and forms.
     */
    surface?: string;
    /**
     * Quieter sections.
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
     * Lines and borders.
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
    /**
     * Buttons that lead to WhatsApp, and signs of success.
     */
    whatsapp?: string;
    /**
     * Text on WhatsApp buttons.
     */
    onWhatsapp?: string;
  };
  /**
   * Your own fonts. The preset supplies any you omit.
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
   * How round the corners are. The preset decides by default.
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * How much space there is on the page. The preset decides by default.
   */
  spacing?: 'compact' | 'normal' | 'airy';
  /**
   * One grade for all photographs of the page, so that they look like one shoot. Drawings, PNG files and pictures on other servers stay as they are.
   */
  photographs: 'original' | 'soft' | 'warm' | 'cool' | 'film' | 'mono';
}
/**
 * Asks visitors to allow analytics. It appears on every page with settings.analytics.consent set to "wait" or "mode". Change its text in settings.copy.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "ConsentBanner".
 */
export interface ConsentBanner1 {}
/**
 * Contact buttons that float in the corner of the screen.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "FloatingGroup".
 */
export interface FloatingGroup1 {
  /**
   * The text of the floating button.
   */
  label: string;
  /**
   * The buttons in the group. If there is only one, it is the floating button itself. Required.
   *
   * @minItems 1
   * @maxItems 5
   */
  buttons: {
    /**
     * What the button is for. Required, because it sets the form and the lead type.
     */
    kind: 'whatsapp' | 'virtual-tour' | 'faq' | 'brochure' | 'cta';
    /**
     * The text on the button. Required, because a button must name its action.
     */
    label: string;
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * For "cta": the title of the form.
     */
    title: string;
    /**
     * For "cta": the sentence under the title.
     */
    prompt: string;
    /**
     * For "cta": the text of the submit button.
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
 * The dialog with the lead form that lead buttons open.
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
 * The dialog with the WhatsApp form on pages that ask for a one-time code.
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
 * The media viewer that shows images and videos large. Choose its parts in settings.lightbox.
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
 * Loads the tags in settings.analytics.tags. Visitors see nothing.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "MeasurementTags".
 */
export interface MeasurementTags1 {}
/**
 * The OTP dialog, where visitors enter the one-time code.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "OtpModal".
 */
export interface OtpModal1 {
  cover?: Picture;
}
/**
 * Shows your other projects instead of taking a lead when the project status is "evergreen".
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "RecommendationModal".
 */
export interface RecommendationModal1 {
  /**
   * The title. There is a default.
   */
  title: string;
  /**
   * The sentence under the title. There is a default.
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
 * The footer of the page.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "SiteFooter".
 */
export interface SiteFooter1 {
  /**
   * What the footer contains.
   */
  layout: 'short' | 'rich' | 'form';
  logo?: Picture;
  /**
   * Address, licence and small print.
   *
   * @minItems 1
   */
  text: (
    | string
    | {
        /**
         * The type of this block.
         */
        kind: 'paragraph' | 'subheading' | 'list' | 'numbered' | 'quote';
        /**
         * The text of a paragraph, subheading or quote: plain strings, or objects with bold, italic or link.
         */
        text: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[];
        /**
         * The items of a list, each written like "text".
         */
        items: (
          | string
          | {
              /**
               * The text.
               */
              text: string;
              /**
               * Bold text.
               */
              bold: boolean;
              /**
               * Italic text.
               */
              italic: boolean;
              /**
               * The link that this text opens.
               */
              link?: string;
            }
        )[][];
      }
  )[];
  /**
   * For "rich" and "form": address, telephone, e-mail and hours.
   *
   * @maxItems 6
   */
  contacts: {
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The contact. Required.
     */
    text: string;
    /**
     * Where it leads.
     */
    link?: string;
  }[];
  /**
   * For "rich" and "form": links under titles, such as social networks or your other projects.
   *
   * @maxItems 4
   */
  groups: {
    /**
     * The title of the group. Required.
     */
    title: string;
    /**
     * The links of the group. Required.
     *
     * @minItems 1
     * @maxItems 8
     */
    links: {
      /**
       * The text.
       */
      label: string;
      /**
       * The page.
       */
      link: string;
    }[];
  }[];
  /**
   * For "rich" and "form": numbers of permits and certificates, in small print.
   *
   * @maxItems 6
   */
  permits: string[];
  /**
   * For "form": the title of the lead form.
   */
  formTitle: string;
  /**
   * For "form": the sentence under that title.
   */
  formPrompt: string;
  /**
   * Links in the footer.
   */
  links: {
    /**
     * The text.
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
   * The name on the left. By default, the project name.
   */
  name: string;
  logo?: Picture;
  /**
   * How the bar meets the page.
   */
  layout: 'plain' | 'over' | 'facts';
  logoOver?: Picture;
  /**
   * For "facts": short facts in a narrow line, such as the showroom's hours. A telephone shows the first one.
   *
   * @maxItems 4
   */
  facts: {
    /**
     * An icon before the text.
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
      | 'mail'
      | 'people'
      | 'chart'
      | 'water'
      | 'wifi'
      | 'bolt'
      | 'handshake'
      | 'heart'
      | 'food'
      | 'camera'
      | 'mosque'
      | 'plane'
      | 'truck'
      | 'ship'
      | 'beach'
      | 'fire'
      | 'target'
      | 'seal'
      | 'scale'
      | 'tools'
      | 'ban'
      | 'quote'
      | 'globe'
      | 'bell'
      | 'shirt'
      | 'ball'
      | 'bike'
      | 'screen'
      | 'layers'
      | 'refresh'
      | 'rocket'
      | 'thumb'
      | 'gem'
      | 'calculator'
      | 'eye'
      | 'smile'
      | 'dot'
      | 'instagram'
      | 'facebook'
      | 'youtube'
      | 'tiktok';
    /**
     * The fact. Required.
     */
    text: string;
    /**
     * Where it leads.
     */
    link?: string;
  }[];
  /**
   * Links to the sections.
   */
  links: {
    /**
     * The text.
     */
    label: string;
    /**
     * The section or page to link to.
     */
    link: string;
  }[];
  /**
   * Show a WhatsApp button on the right.
   */
  button: boolean;
  /**
   * The text of that button.
   */
  buttonLabel: string;
}
/**
 * The dialog with the lead form that unit-type buttons open, with details of the unit.
 *
 * This interface was referenced by `Page`'s JSON-Schema
 * via the `definition` "UnitTypeModal".
 */
export interface UnitTypeModal1 {
  /**
   * The title when there is no unit.
   */
  title: string;
  /**
   * The sentence when there is no unit.
   */
  prompt: string;
  /**
   * The text of the submit button.
   */
  submit: string;
  cover?: Picture;
  /**
   * Ask visitors to confirm that they know location and price.
   */
  priceCheckbox: boolean;
}
