import { mountPictures } from '../components/Picture/Picture.behaviour';
import { startWidgets } from './widgets/loader';
import { carried, fetched } from './widgets/registry';

mountPictures();
startWidgets({ carried, fetched });
