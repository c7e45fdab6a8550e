/* Made by `npm run generate` from schemas/widgets/. Do not edit. */
import accordionCss from '../widgets/accordion/accordion.module.css?inline';
import accordion from '../widgets/accordion/accordion.widget.ts';
import alertCss from '../widgets/alert/alert.module.css?inline';
import alert from '../widgets/alert/alert.widget.ts';
import beforeAfterCss from '../widgets/before-after/before-after.module.css?inline';
import beforeAfter from '../widgets/before-after/before-after.widget.ts';
import buttonCss from '../widgets/button/button.module.css?inline';
import button from '../widgets/button/button.widget.ts';
import columnsCss from '../widgets/columns/columns.module.css?inline';
import columns from '../widgets/columns/columns.widget.ts';
import consentBannerCss from '../widgets/consent-banner/consent-banner.module.css?inline';
import consentBanner from '../widgets/consent-banner/consent-banner.widget.ts';
import copyButtonCss from '../widgets/copy-button/copy-button.module.css?inline';
import copyButton from '../widgets/copy-button/copy-button.widget.ts';
import countdownCss from '../widgets/countdown/countdown.module.css?inline';
import countdown from '../widgets/countdown/countdown.widget.ts';
import counterCss from '../widgets/counter/counter.module.css?inline';
import counter from '../widgets/counter/counter.widget.ts';
import dividerCss from '../widgets/divider/divider.module.css?inline';
import divider from '../widgets/divider/divider.widget.ts';
import facilitiesCss from '../widgets/facilities/facilities.module.css?inline';
import facilities from '../widgets/facilities/facilities.widget.ts';
import faqCss from '../widgets/faq/faq.module.css?inline';
import faq from '../widgets/faq/faq.widget.ts';
import floatingGroupCss from '../widgets/floating-group/floating-group.module.css?inline';
import floatingGroup from '../widgets/floating-group/floating-group.widget.ts';
import galleryCss from '../widgets/gallery/gallery.module.css?inline';
import gallery from '../widgets/gallery/gallery.widget.ts';
import generalModal from '../widgets/general-modal/general-modal.widget.ts';
import headingCss from '../widgets/heading/heading.module.css?inline';
import heading from '../widgets/heading/heading.widget.ts';
import iconListCss from '../widgets/icon-list/icon-list.module.css?inline';
import iconList from '../widgets/icon-list/icon-list.widget.ts';
import imageCss from '../widgets/image/image.module.css?inline';
import image from '../widgets/image/image.widget.ts';
import imageCarouselCss from '../widgets/image-carousel/image-carousel.module.css?inline';
import imageCarousel from '../widgets/image-carousel/image-carousel.widget.ts';
import infoTipCss from '../widgets/info-tip/info-tip.module.css?inline';
import infoTip from '../widgets/info-tip/info-tip.widget.ts';
import kprCss from '../widgets/kpr/kpr.module.css?inline';
import kpr from '../widgets/kpr/kpr.widget.ts';
import leadButton from '../widgets/lead-button/lead-button.widget.ts';
import leadFormCss from '../widgets/lead-form/lead-form.module.css?inline';
import leadForm from '../widgets/lead-form/lead-form.widget.ts';
import leadModal from '../widgets/lead-modal/lead-modal.widget.ts';
import lightbox from '../widgets/lightbox/lightbox.widget.ts';
import locationListCss from '../widgets/location-list/location-list.module.css?inline';
import locationList from '../widgets/location-list/location-list.widget.ts';
import logoStripCss from '../widgets/logo-strip/logo-strip.module.css?inline';
import logoStrip from '../widgets/logo-strip/logo-strip.widget.ts';
import mapCss from '../widgets/map/map.module.css?inline';
import map from '../widgets/map/map.widget.ts';
import measurementTags from '../widgets/measurement-tags/measurement-tags.widget.ts';
import noticeCss from '../widgets/notice/notice.module.css?inline';
import notice from '../widgets/notice/notice.widget.ts';
import otpModalCss from '../widgets/otp-modal/otp-modal.module.css?inline';
import otpModal from '../widgets/otp-modal/otp-modal.widget.ts';
import priceListCss from '../widgets/price-list/price-list.module.css?inline';
import priceList from '../widgets/price-list/price-list.widget.ts';
import progressBarCss from '../widgets/progress-bar/progress-bar.module.css?inline';
import progressBar from '../widgets/progress-bar/progress-bar.widget.ts';
import recommendationModalCss from '../widgets/recommendation-modal/recommendation-modal.module.css?inline';
import recommendationModal from '../widgets/recommendation-modal/recommendation-modal.widget.ts';
import relatedArticlesCss from '../widgets/related-articles/related-articles.module.css?inline';
import relatedArticles from '../widgets/related-articles/related-articles.widget.ts';
import sectionCss from '../widgets/section/section.module.css?inline';
import section from '../widgets/section/section.widget.ts';
import sectionNavCss from '../widgets/section-nav/section-nav.module.css?inline';
import sectionNav from '../widgets/section-nav/section-nav.widget.ts';
import shareCss from '../widgets/share/share.module.css?inline';
import share from '../widgets/share/share.widget.ts';
import siteFooterCss from '../widgets/site-footer/site-footer.module.css?inline';
import siteFooter from '../widgets/site-footer/site-footer.widget.ts';
import siteHeaderCss from '../widgets/site-header/site-header.module.css?inline';
import siteHeader from '../widgets/site-header/site-header.widget.ts';
import sitePlanCss from '../widgets/site-plan/site-plan.module.css?inline';
import sitePlan from '../widgets/site-plan/site-plan.widget.ts';
import spacerCss from '../widgets/spacer/spacer.module.css?inline';
import spacer from '../widgets/spacer/spacer.widget.ts';
import storyCss from '../widgets/story/story.module.css?inline';
import story from '../widgets/story/story.widget.ts';
import tableCss from '../widgets/table/table.module.css?inline';
import table from '../widgets/table/table.widget.ts';
import tabsCss from '../widgets/tabs/tabs.module.css?inline';
import tabs from '../widgets/tabs/tabs.widget.ts';
import testimonialCss from '../widgets/testimonial/testimonial.module.css?inline';
import testimonial from '../widgets/testimonial/testimonial.widget.ts';
import textCss from '../widgets/text/text.module.css?inline';
import text from '../widgets/text/text.widget.ts';
import toggleCss from '../widgets/toggle/toggle.module.css?inline';
import toggle from '../widgets/toggle/toggle.widget.ts';
import towerGridCss from '../widgets/tower-grid/tower-grid.module.css?inline';
import towerGrid from '../widgets/tower-grid/tower-grid.widget.ts';
import unitCompareCss from '../widgets/unit-compare/unit-compare.module.css?inline';
import unitCompare from '../widgets/unit-compare/unit-compare.widget.ts';
import unitFinderCss from '../widgets/unit-finder/unit-finder.module.css?inline';
import unitFinder from '../widgets/unit-finder/unit-finder.widget.ts';
import unitTypeModal from '../widgets/unit-type-modal/unit-type-modal.widget.ts';
import unitTypesCss from '../widgets/unit-types/unit-types.module.css?inline';
import unitTypes from '../widgets/unit-types/unit-types.widget.ts';
import videoCss from '../widgets/video/video.module.css?inline';
import video from '../widgets/video/video.widget.ts';
import type { EngineWidget } from './create-engine.tsx';

/** Our own widgets, by name. */
export const ownWidgets: readonly EngineWidget[] = [
  { widget: accordion, css: accordionCss },
  { widget: alert, css: alertCss },
  { widget: beforeAfter, css: beforeAfterCss },
  { widget: button, css: buttonCss },
  { widget: columns, css: columnsCss },
  { widget: consentBanner, css: consentBannerCss },
  { widget: copyButton, css: copyButtonCss },
  { widget: countdown, css: countdownCss },
  { widget: counter, css: counterCss },
  { widget: divider, css: dividerCss },
  { widget: facilities, css: facilitiesCss },
  { widget: faq, css: faqCss },
  { widget: floatingGroup, css: floatingGroupCss },
  { widget: gallery, css: galleryCss },
  { widget: generalModal, css: '' },
  { widget: heading, css: headingCss },
  { widget: iconList, css: iconListCss },
  { widget: image, css: imageCss },
  { widget: imageCarousel, css: imageCarouselCss },
  { widget: infoTip, css: infoTipCss },
  { widget: kpr, css: kprCss },
  { widget: leadButton, css: '' },
  { widget: leadForm, css: leadFormCss },
  { widget: leadModal, css: '' },
  { widget: lightbox, css: '' },
  { widget: locationList, css: locationListCss },
  { widget: logoStrip, css: logoStripCss },
  { widget: map, css: mapCss },
  { widget: measurementTags, css: '' },
  { widget: notice, css: noticeCss },
  { widget: otpModal, css: otpModalCss },
  { widget: priceList, css: priceListCss },
  { widget: progressBar, css: progressBarCss },
  { widget: recommendationModal, css: recommendationModalCss },
  { widget: relatedArticles, css: relatedArticlesCss },
  { widget: section, css: sectionCss },
  { widget: sectionNav, css: sectionNavCss },
  { widget: share, css: shareCss },
  { widget: siteFooter, css: siteFooterCss },
  { widget: siteHeader, css: siteHeaderCss },
  { widget: sitePlan, css: sitePlanCss },
  { widget: spacer, css: spacerCss },
  { widget: story, css: storyCss },
  { widget: table, css: tableCss },
  { widget: tabs, css: tabsCss },
  { widget: testimonial, css: testimonialCss },
  { widget: text, css: textCss },
  { widget: toggle, css: toggleCss },
  { widget: towerGrid, css: towerGridCss },
  { widget: unitCompare, css: unitCompareCss },
  { widget: unitFinder, css: unitFinderCss },
  { widget: unitTypeModal, css: '' },
  { widget: unitTypes, css: unitTypesCss },
  { widget: video, css: videoCss },
];
