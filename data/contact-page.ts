// Les mots de la page Contact ; vos coordonnées sont dans `data/company.ts`.
export const contactPage = {
  title: 'Parlons de votre toit',
  intro: "Le plus simple est d'appeler : quelques questions suffisent pour savoir si c'est urgent.",
  seo: {
    title: 'Contact et devis gratuit : couvreur à Igney',
    description:
      "Téléphone, email, horaires et formulaire pour demander un devis gratuit à votre couvreur d'Igney, près d'Épinal. Urgences par téléphone.",
    keywords: ['contact couvreur Vosges', 'devis toiture gratuit', 'couvreur Igney', 'devis façade Épinal'],
  },
  // Sous l'adresse email, avec un lien vers ce qu'il faut faire en attendant.
  urgent: {
    text: 'Fuite importante, dégâts de tempête : appelez, le formulaire ne convient pas aux urgences.',
    link: 'Que faire tout de suite',
  },
  // Sous les horaires.
  next: {
    title: 'Et ensuite',
    steps: [
      'Vous appelez. {commitments.answerTime}',
      'Nous venons voir. {commitments.freeVisit}',
      '{commitments.writtenReport} À vous de décider.',
    ],
  },
  coordinates: 'Nos coordonnées',
  // Un fichier de vos coordonnées, que la construction écrit.
  card: 'Ajouter à mes contacts (VCF, 1 ko)',
  abroad: { country: 'France', phone: "Depuis l'étranger :" },
  address: 'Adresse',
  googleProfile: 'Notre fiche Google',
  zone: {
    title: "Zone d'intervention",
    paragraphs: [
      "Toutes les communes dans un rayon de {serviceArea.radiusKm} km autour d'Épinal : plaine, vallée de la Moselle, Vôge et Hautes-Vosges.",
    ],
  },
  form: 'Votre demande',
  map: 'Où nous trouver',
};
