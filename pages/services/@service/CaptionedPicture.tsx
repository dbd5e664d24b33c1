import { Picture } from '../../../components/Picture/Picture';
import type { Service } from '../../../data/model/schema/service';

/** A picture between the text, with what it shows said under it. */
export function CaptionedPicture({ photo, caption }: Service['pictures']['signs']) {
  return (
    <figure>
      <Picture photo={photo} slot="chapter" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
