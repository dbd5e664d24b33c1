import type { Thing } from 'schema-dts';
import type { PhotoId } from '../../data/photos';

/** What a page says of itself in the document's head. */
export type DocumentMeta = {
  /** Without the company's name, which the document appends. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The picture of shared links. */
  image: PhotoId;
  /** What the page is about, for search engines; the business and the breadcrumb are there without being named. */
  things?: readonly Thing[];
};
