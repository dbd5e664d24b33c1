import { unfoldForPrint } from '../components/Disclosure/unfold-for-print';
import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { widgets } from './widget-registry';

mountPictures();
unfoldForPrint();
startWidgets(widgets);
