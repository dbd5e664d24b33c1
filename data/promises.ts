import { unconfirmed } from './validation/owner-facts';
import { readPromises } from './validation/read-promises';

/**
 * What only the owner's practice makes true. Until he writes `isKept: true` (he does it, always) or `isKept: false` (he
 * does not), the pages say `otherwise`, which holds without him (Code de la consommation L. 121-2).
 */
export const promiseRecords = {
  freeVisit: {
    isKept: unconfirmed('la visite est gratuite elle aussi, dans tout le rayon'),
    sentence: 'La visite et le devis sont gratuits et sans engagement.',
    otherwise: 'Le devis est gratuit et sans engagement.',
  },
  answerTime: {
    isKept: unconfirmed('le délai de réponse à une demande (corrigez-le dans la phrase)'),
    sentence: 'Nous rappelons dans les deux jours ouvrés.',
    otherwise: "Au téléphone, dites-nous si c'est urgent : nous convenons d'un jour de visite.",
  },
  writtenReport: {
    isKept: unconfirmed('un compte rendu écrit avec photos, avant le devis'),
    sentence: 'Un compte rendu écrit, avec photos, sépare ce qui est urgent de ce qui peut attendre.',
    otherwise: 'Le devis sépare ce qui est urgent de ce qui peut attendre.',
  },
  photos: {
    isKept: unconfirmed('des photos avant et après chaque chantier'),
    sentence: 'Vous recevez des photos avant et après.',
    otherwise: 'Faites le tour de la maison avec nous avant notre départ.',
  },
  hiddenPhotos: {
    isKept: unconfirmed('des photos de ce que les travaux cachent'),
    sentence: 'Vous gardez des photos de ce qui est ensuite caché.',
    otherwise: "Venez voir avant que tout soit recouvert : c'est le moment de poser vos questions.",
  },
  closedAtNight: {
    isKept: unconfirmed("le toit mis hors d'eau chaque soir"),
    sentence: 'Chaque soir, la partie ouverte est bâchée ou couverte.',
    otherwise: 'Un toit ne reste pas ouvert la nuit : demandez que le devis le précise.',
  },
  handoverFile: {
    isKept: unconfirmed("un dossier remis à la fin : produits posés, photos et attestation d'assurance"),
    sentence: "Vous recevez un dossier : produits posés, photos et attestation d'assurance.",
    otherwise:
      "Gardez ensemble le devis, la facture et l'attestation d'assurance : on vous les demandera à la revente.",
  },
  repairGuarantee: {
    isKept: unconfirmed('la durée de garantie des réparations (corrigez-la dans la phrase)'),
    sentence: 'Réparations garanties : si la fuite revient au même endroit dans les deux ans, nous revenons sans frais',
    otherwise: 'Réparations garanties',
  },
  emergencyCover: {
    isKept: unconfirmed('le bâchage en urgence'),
    sentence: 'Dès que le temps permet de monter sans danger, nous venons bâcher ou fermer provisoirement.',
    otherwise: "Nous vous disons quand nous pouvons venir, selon le temps qu'il fait.",
  },
  oneContact: {
    isKept: unconfirmed('la même personne fait le devis, suit le chantier et répond au téléphone'),
    sentence: 'Celui qui fait le devis suit le chantier et répond au téléphone.',
    otherwise: 'Vous avez affaire à un artisan à son compte : vous savez à qui parler.',
  },
  softCleaning: {
    isKept: unconfirmed('jamais de nettoyeur à haute pression sur une toiture'),
    sentence: 'Nous brossons, nous traitons et nous rinçons sans haute pression.',
    otherwise: 'Une brosse, un traitement et un rinçage doux suffisent.',
  },
  newFrames: {
    isKept: unconfirmed('la pose de charpentes neuves'),
    sentence: 'Charpente neuve, traditionnelle ou en fermettes',
    otherwise: "Charpente neuve, par nous ou par un charpentier selon l'ouvrage",
  },
  sarking: {
    isKept: unconfirmed("la pose d'isolant, sarking compris"),
    sentence: 'Isolant sur les chevrons (sarking) ou entre eux',
    otherwise: 'Isolant prévu au projet, posé par nous ou par un autre artisan',
  },
  heatingCable: {
    isKept: unconfirmed('la pose de câble chauffant'),
    sentence: 'Câble chauffant, à étudier si la glace se reforme chaque hiver',
    otherwise: 'Glace qui revient chaque hiver : cause cherchée dans les combles',
  },
  newGutters: {
    isKept: unconfirmed('la pose de gouttières neuves, seules'),
    sentence: 'Oui, avec la toiture ou seules, en zinc ou en PVC.',
    otherwise:
      "Oui, avec la toiture, ou pour remplacer un tronçon abîmé. Pour une pose seule, appelez : si ce n'est pas pour nous, demandez un couvreur-zingueur.",
  },
  roofWindow: {
    isKept: unconfirmed('la pose et le remplacement de fenêtres de toit'),
    sentence: 'Oui, et nous remplaçons les anciennes.',
    otherwise:
      "Nous reprenons l'étanchéité de celles qui sont en place. Pour en poser une, appelez : les fabricants tiennent des listes de poseurs.",
  },
  outsideInsulation: {
    isKept: unconfirmed("l'isolation par l'extérieur"),
    sentence: 'Oui, après avoir examiné le mur.',
    otherwise:
      "Demandez-nous d'abord si le mur s'y prête. Pour la pose, un conseiller France Rénov’ vous oriente (france-renov.gouv.fr).",
  },
  flatRoof: {
    isKept: unconfirmed("l'étanchéité des toits plats"),
    sentence: 'Oui : nous posons et réparons aussi les étanchéités de toit plat.',
    otherwise: "C'est le métier d'un étancheur : demandez-lui une attestation d'assurance qui nomme l'étanchéité.",
  },
  reviewsChecked: {
    isKept: unconfirmed('chaque avis est vérifié avec la facture avant publication'),
    sentence: "Avis vérifiés : la facture prouve que l'auteur nous a confié des travaux.",
    otherwise: 'Les avis ne sont pas vérifiés.',
  },
};

/** The sentence of each promise, as every page prints it today. */
export const promises = readPromises(promiseRecords);
