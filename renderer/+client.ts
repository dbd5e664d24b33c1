import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { widgets } from './widget-registry';

mountPictures();
startWidgets(widgets);
