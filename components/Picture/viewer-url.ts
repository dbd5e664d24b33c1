import { originals } from 'virtual:photos';
import type { PhotoId } from '../../data/photos';
import { viewerFile } from './srcset';

/** The whole picture, large: a JPEG, which every browser shows by itself when scripts are off. */
export function viewerUrl(photo: PhotoId): string {
  return viewerFile(originals[photo]).url;
}
