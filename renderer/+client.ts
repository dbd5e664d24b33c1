import { unfoldForPrint } from '../components/Disclosure/unfold-for-print';
import { hideExpired } from '../components/widgets/expiry';
import { layOutFarBands } from '../components/widgets/far-bands';
import { followFocusInRows } from '../components/widgets/focus-in-rows';
import { mountHeadingFace } from '../components/widgets/heading-face';
import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { widgets } from './widget-registry';

mountPictures();
mountHeadingFace();
layOutFarBands();
followFocusInRows();
unfoldForPrint();
hideExpired();
startWidgets(widgets);
