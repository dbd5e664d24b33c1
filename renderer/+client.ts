import { unfoldForPrint } from '../components/Disclosure/unfold-for-print';
import { hideExpired } from '../components/widgets/expiry';
import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { widgets } from './widget-registry';

mountPictures();
unfoldForPrint();
hideExpired();
startWidgets(widgets);
