import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { eager, lazy } from './widget-registry';

mountPictures();
startWidgets({ eager, lazy });
