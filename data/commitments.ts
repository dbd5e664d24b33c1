import { unconfirmed } from './model/owner-facts';

// Vos engagements. Écrivez `isKept: true` si vous le faites toujours, `isKept: false` sinon. Si c'est non, ou tant que
// vous ne l'avez pas dit, les pages disent `otherwise`, vrai dans tous les cas (Code de la consommation,
// art. L. 121-2).
export const commitments = {
  freeVisit: {
    question: 'la visite est gratuite elle aussi, dans tout le rayon',
    isKept: unconfirmed(),
    sentence: 'La visite et le devis sont gratuits et sans engagement.',
    otherwise: 'Le devis est gratuit et sans engagement.',
  },
  answerTime: {
    question: 'le délai de réponse à une demande (corrigez-le dans la phrase)',
    isKept: unconfirmed(),
    sentence: 'Nous rappelons dans les 2 jours ouvrés.',
    otherwise: "Au téléphone, dites-nous si c'est urgent : nous convenons d'un jour de visite.",
  },
  writtenReport: {
    question: 'un compte rendu écrit avec photos, avant le devis',
    isKept: unconfirmed(),
    sentence: 'Un compte rendu écrit, avec photos, sépare ce qui est urgent de ce qui peut attendre.',
    otherwise: 'Le devis sépare ce qui est urgent de ce qui peut attendre.',
  },
  photos: {
    question: 'des photos avant et après chaque chantier',
    isKept: unconfirmed(),
    sentence: 'Vous recevez des photos avant et après.',
    otherwise: 'Faites le tour de la maison avec nous avant notre départ.',
  },
  hiddenPhotos: {
    question: 'des photos de ce que les travaux cachent',
    isKept: unconfirmed(),
    sentence: 'Vous gardez des photos de ce qui est ensuite caché.',
    otherwise: 'Regardez avec nous, du sol ou en photo, ce qui va être recouvert.',
  },
  closedAtNight: {
    question: "le toit mis hors d'eau chaque soir",
    isKept: unconfirmed(),
    sentence: 'Chaque soir, la partie ouverte est bâchée ou couverte.',
    otherwise: 'Un toit ne reste pas ouvert la nuit : demandez comment il sera protégé.',
  },
  handoverFile: {
    question: "un dossier remis à la fin : produits posés, photos et attestation d'assurance",
    isKept: unconfirmed(),
    sentence: "Vous recevez un dossier : produits posés, photos et attestation d'assurance.",
    otherwise:
      "Gardez ensemble le devis, la facture et l'attestation d'assurance : on vous les demandera à la revente.",
  },
  repairGuarantee: {
    question: 'la durée de garantie des réparations (corrigez-la dans la phrase)',
    isKept: unconfirmed(),
    sentence: 'Réparations garanties : si la fuite revient au même endroit dans les 2 ans, nous revenons sans frais',
    otherwise: 'Réparations garanties : une réparation mal faite est reprise sans frais',
  },
  emergencyCover: {
    question: 'le bâchage en urgence',
    isKept: unconfirmed(),
    sentence: 'Dès que le temps permet de monter sans danger, nous venons bâcher ou fermer provisoirement.',
    otherwise: 'Nous vous disons comment protéger la maison, et quel jour on peut monter sans danger.',
  },
  closedHours: {
    question: 'vous rappelez dès l’ouverture qui laisse un message quand vous ne répondez pas',
    isKept: unconfirmed(),
    sentence: '{hours.closed} : laissez un message avec votre adresse, nous rappelons dès {hours.opening}.',
    otherwise: '{hours.closed} : laissez un message avec votre adresse, puis rappelez dès {hours.opening}.',
  },
  oneContact: {
    question: 'la même personne fait le devis, suit le chantier et répond au téléphone',
    isKept: unconfirmed(),
    sentence: 'Celui qui fait le devis suit le chantier et répond au téléphone.',
    otherwise: 'Un seul nom sur le devis, le chantier et la facture.',
  },
  softCleaning: {
    question: 'jamais de nettoyeur à haute pression sur une toiture',
    isKept: unconfirmed(),
    sentence: 'Nous brossons et nous rinçons sans haute pression.',
    otherwise: 'Une brosse, un rinçage doux et un traitement suffisent.',
  },
  newFrames: {
    question: 'la pose de charpentes neuves',
    isKept: unconfirmed(),
    sentence: 'Charpente neuve, traditionnelle ou en fermettes',
    otherwise: "Charpente neuve, par nous ou par un charpentier selon l'ouvrage",
  },
  sarking: {
    question: "la pose d'isolant, sarking compris",
    isKept: unconfirmed(),
    sentence: 'Isolant sur les chevrons (sarking) ou entre eux',
    otherwise: 'Isolant prévu au projet, posé par nous ou par un autre artisan',
  },
  heatingCable: {
    question: 'la pose de câble chauffant',
    isKept: unconfirmed(),
    sentence: 'Câble chauffant, à étudier si la glace se reforme chaque hiver',
    otherwise: 'Glace qui revient chaque hiver : cause cherchée dans les combles',
  },
  newGutters: {
    question: 'la pose de gouttières neuves, seules',
    isKept: unconfirmed(),
    sentence: 'Oui, avec la toiture ou seules, en zinc ou en PVC.',
    otherwise:
      'Oui, avec la toiture, ou pour remplacer un tronçon abîmé. Pour une pose seule, appelez : nous vous dirons si nous la faisons.',
  },
  roofWindow: {
    question: 'la pose et le remplacement de fenêtres de toit',
    isKept: unconfirmed(),
    sentence: 'Oui, et nous remplaçons les anciennes.',
    otherwise:
      "Nous refaisons le raccord de celles qui sont en place. Pour en poser une, appelez-nous ; les fabricants tiennent aussi des listes de poseurs.",
  },
  outsideInsulation: {
    question: "l'isolation par l'extérieur",
    isKept: unconfirmed(),
    sentence: 'Oui, après avoir examiné le mur.',
    otherwise:
      "Nous pouvons vous dire si le mur s'y prête. Pour la pose, un conseiller France Rénov’ vous oriente (france-renov.gouv.fr).",
  },
  flatRoof: {
    question: "l'étanchéité des toits plats",
    isKept: unconfirmed(),
    sentence: 'Oui : nous posons et réparons aussi les étanchéités de toit plat.',
    otherwise: "C'est le métier d'un étancheur : demandez-lui une attestation d'assurance qui nomme l'étanchéité.",
  },
  reviewsChecked: {
    question: 'chaque avis est vérifié avec la facture avant publication',
    isKept: unconfirmed(),
    sentence: "Avis vérifiés : la facture prouve que l'auteur nous a confié des travaux.",
    otherwise: 'Les avis ne sont pas vérifiés.',
  },
};

// Ce qu'un papier prouve. Les pages disent `sentence` quand vous l'avez donné dans `data/company.ts`, et tant qu'il est
// valable ; sinon, `otherwise`.
export const credentials = {
  // Trois ans de métier qualifient aussi (Code de l'artisanat).
  qualification: {
    fact: 'company.qualification',
    sentence: '{company.qualification}',
    otherwise: "Plus de {company.experienceYears} ans d'expérience",
  },
  woodTreatment: {
    fact: 'company.woodCertibiocide',
    sentence: 'par nos soins (Certibiocide n° {company.woodCertibiocide.number})',
    otherwise: 'par un applicateur certifié',
  },
  mossTreatment: {
    fact: 'company.mossCertibiocide',
    sentence: 'appliqué par nos soins (Certibiocide n° {company.mossCertibiocide.number})',
    otherwise: 'appliqué par un professionnel certifié',
  },
};
