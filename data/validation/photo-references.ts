import { photos } from '../photos';
import { type RecordLocation, reject } from './validate';

/** Throws a DataError for the first photo that data/photos.ts does not have; `named` holds ids by the field they stand in. */
export function rejectMissingPhotos(named: Record<string, string | string[] | undefined>, at: RecordLocation): void {
  for (const [field, ids = []] of Object.entries(named)) {
    const missing = [ids].flat().find((id) => !(id in photos));
    if (missing === undefined) continue;
    const problem = `aucune photo ne s'appelle « ${missing} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
    reject({ ...at, field, problem });
  }
}
