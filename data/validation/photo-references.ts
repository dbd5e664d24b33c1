import { photos } from '../photos';
import { type Place, refuse } from './validate';

/** Throws a DataError for the first photo that data/photos.ts does not have; `named` holds ids by the field they stand in. */
export function refuseMissingPhotos(named: Record<string, string | string[] | undefined>, at: Place): void {
  for (const [field, ids = []] of Object.entries(named)) {
    const missing = [ids].flat().find((id) => !(id in photos));
    if (missing === undefined) continue;
    const problem = `aucune photo ne s'appelle « ${missing} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
    refuse({ ...at, field, problem });
  }
}
