import { mount as callButton } from '../components/CallButton/CallButton.behaviour';
import { mount as cookieBanner } from '../components/CookieBanner/CookieBanner.behaviour';
import { mount as siteHeader } from '../components/SiteHeader/SiteHeader.behaviour';
import type { LoadMount, Mount } from '../components/widgets/loader';
import type { WidgetName } from '../components/widgets/widget-attribute';

/** What every page has: small enough to come with the entry script. */
export const eager = {
  SiteHeader: siteHeader,
  CallButton: callButton,
  CookieBanner: cookieBanner,
} satisfies Partial<Record<WidgetName, Mount>>;

/** What only some pages, or some visitors, need. */
export const lazy: Record<Exclude<WidgetName, keyof typeof eager>, LoadMount> = {
  ZoneTabs: () => import('../components/ZoneTabs/ZoneTabs.behaviour'),
  Gallery: () => import('../components/Gallery/Gallery.behaviour'),
  MapPanel: () => import('../components/MapPanel/MapPanel.behaviour'),
  NotFound: () => import('../components/NotFound/NotFound.behaviour'),
  ContactForm: () => import('../components/ContactForm/ContactForm.island'),
};
