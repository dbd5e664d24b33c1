import { mount as callButton } from '../components/CallButton/CallButton.behaviour';
import { mount as cookieBanner } from '../components/CookieBanner/CookieBanner.behaviour';
import { mount as siteHeader } from '../components/SiteHeader/SiteHeader.behaviour';
import type { WidgetName } from '../components/widgets/attributes';
import type { LoadMount } from '../components/widgets/loader';

/** Code of each widget. Widgets that every page has are small enough to be part of the entry script. */
export const widgets: Record<WidgetName, LoadMount> = {
  SiteHeader: () => ({ mount: siteHeader }),
  CallButton: () => ({ mount: callButton }),
  CookieBanner: () => ({ mount: cookieBanner }),
  Gallery: () => import('../components/Gallery/Gallery.behaviour'),
  MapPanel: () => import('../components/MapPanel/MapPanel.behaviour'),
  CommuneField: () => import('../components/CommuneField/CommuneField.behaviour'),
  NotFound: () => import('../components/NotFound/NotFound.behaviour'),
  ContactForm: () => import('../components/ContactForm/ContactForm.island'),
};
