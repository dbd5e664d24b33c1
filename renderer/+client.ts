import { mountPictures } from '../components/widgets/lazy-pictures';
import { startWidgets } from '../components/widgets/loader';
import { carried, fetched } from './widget-registry';

mountPictures();
startWidgets({ carried, fetched });
