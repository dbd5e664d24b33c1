import { Picture } from '../../../components/Picture/Picture';
import type { Service } from '../../../data/model/schema/service';

type Captioned = NonNullable<NonNullable<Service['pictures']>['work']>;

/** A picture between the text, with what it shows said under it. */
export function CaptionedPicture({ photo, caption }: Captioned) {
  return (
    <figure>
      <Picture photo={photo} slot="chapter" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
