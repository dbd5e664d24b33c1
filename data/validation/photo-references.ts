import { photos } from '../photos';
import { type RecordLocation, wrong } from './validate';

/** What is wrong with photos that data/photos.ts does not have; `named` holds ids by the field they stand in. */
export function missingPhotoFaults(named: Record<string, string | string[] | undefined>, at: RecordLocation): string[] {
  return Object.entries(named).flatMap(([field, ids = []]) =>
    [ids]
      .flat()
      .filter((id) => !(id in photos))
      .map((id) => {
        const problem = `aucune photo ne s'appelle « ${id} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
        return wrong({ ...at, field, problem });
      }),
  );
}
