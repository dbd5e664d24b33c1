import { mount as callButton } from '../components/CallButton/CallButton.behaviour';
import { mount as cookieBanner } from '../components/CookieBanner/CookieBanner.behaviour';
import { mount as siteHeader } from '../components/SiteHeader/SiteHeader.behaviour';
import type { Mount } from '../components/widgets/loader';

/** What every page carries: small enough to come with the first script. */
export const carried: Record<string, Mount> = {
  SiteHeader: siteHeader,
  CallButton: callButton,
  CookieBanner: cookieBanner,
};

/** What only some pages, or some visitors, need. */
export const fetched: Record<string, () => Promise<{ mount: Mount }>> = {
  ZoneTabs: () => import('../components/ZoneTabs/ZoneTabs.behaviour'),
  Gallery: () => import('../components/Gallery/Gallery.behaviour'),
  MapPanel: () => import('../components/MapPanel/MapPanel.behaviour'),
  NotFound: () => import('../components/NotFound/NotFound.behaviour'),
  ContactForm: () => import('../components/ContactForm/ContactForm.island'),
};
