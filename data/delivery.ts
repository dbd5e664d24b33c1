// Comment le site reçoit les demandes, une fois `delivery` donné dans `data/company.ts`.
export const deliveryRules = {
  // Jours pendant lesquels le serveur garde sa copie ; la politique de confidentialité les dit.
  retentionDays: 90,
  // En octets : un message plein, avec les caractères les plus longs.
  largestRequest: 131_072,
  // Ce qu'un visiteur peut envoyer en une heure, et tous ensemble en une heure et en un jour. La moitié de ce total
  // reste à ceux qui n'ont rien envoyé ce jour-là.
  limits: {
    // Demandes gardées. Au-delà, c'est un robot : le site invite à appeler.
    kept: { visitorPerHour: 60, perHour: 300, perDay: 1000 },
    // Gardées aussi, mais comptées à part, pour ne fermer la porte à aucun visiteur.
    robots: { visitorPerHour: 60, perHour: 120, perDay: 500 },
    // Emails : au-delà, un hébergeur peut prendre le site pour un robot (certains admettent 10 emails par minute et 100
    // par jour). La demande est gardée et part avec l'email suivant.
    mails: { visitorPerHour: 5, perHour: 20, perDay: 80 },
  },
  // Demandes gardées qu'un même email peut emporter.
  attached: 10,
};

// Ce que vos visiteurs et vous lisez quand le formulaire transmet.
export const deliveryCopy = {
  // À côté du bouton, suivi du téléphone : qui reçoit la demande, pourquoi, et combien de temps il la garde.
  note: {
    text: 'Votre demande est transmise à {company.name}, pour vous répondre et préparer un devis, et gardée 3 ans au plus si aucun contrat ne suit. Pour une urgence, appelez le',
    link: { text: 'Vos droits : politique de confidentialité', href: '/politique-confidentialite' },
  },
  form: {
    // Sous un champ presque plein ; `{count}` est un nombre.
    roomLeft: 'Encore {count} caractères au plus.',
    full: "Il n'y a plus de place. Dites-nous la suite au téléphone.",
    // À côté d'un champ que personne ne voit, sauf dans un navigateur en texte seul.
    trap: 'Laissez ce champ vide',
  },
  // La page d'un visiteur sans JavaScript, une fois sa demande enregistrée.
  thanks: {
    path: '/demande/recue',
    seo: {
      title: 'Demande enregistrée',
      description:
        "Votre demande est enregistrée. Nous vous contacterons très prochainement. Pour une urgence, n'attendez pas notre réponse : appelez-nous.",
      keywords: ['demande enregistrée', 'demande de devis', 'couvreur dans les Vosges'],
    },
    title: 'Votre demande est enregistrée',
    text: "Nous vous contacterons très prochainement. Pour une fuite ou des dégâts de tempête, n'attendez pas : appelez-nous. {commitments.closedHours}",
    services: 'Nos services',
  },
  // Sa page quand quelque chose est à corriger : le formulaire, avec ce qu'il a écrit.
  toCorrect: {
    path: '/demande/a-corriger',
    seo: {
      title: 'Demande à corriger',
      description:
        "Votre demande n'est pas encore partie. Corrigez ce qui est signalé dans le formulaire, puis envoyez de nouveau, ou appelez-nous.",
      keywords: ['demande à corriger', 'demande de devis', 'couvreur dans les Vosges'],
    },
    title: "Votre demande n'est pas encore partie",
    text: 'Ce que vous avez écrit est toujours dans le formulaire. Vous pouvez aussi nous appeler.',
    // Au-dessus des champs.
    notice: 'Corrigez ce qui est signalé sous les champs, puis envoyez de nouveau.',
  },
  // Quand rien n'est enregistré, selon le code de la réponse ; suivi du téléphone.
  refusals: {
    400: "La demande est arrivée abîmée et n'a pas été enregistrée. Réessayez, ou appelez le",
    403: "La demande vient d'un autre site et n'a pas été enregistrée. Ouvrez notre page Contact, ou appelez le",
    405: 'Cette adresse reçoit les demandes du formulaire. Remplissez-le, ou appelez le',
    411: "La demande est arrivée sans sa longueur et n'a pas été enregistrée. Appelez le",
    413: "Le message est trop long et n'a pas été enregistré. Raccourcissez-le, ou appelez le",
    429: "Trop de demandes sont arrivées en peu de temps : celle-ci n'a pas été enregistrée. Appelez le",
    500: "Le site a eu une panne et n'a pas enregistré votre demande. Appelez le",
    503: "Le site n'a pas pu enregistrer votre demande. Réessayez dans un moment, ou appelez le",
  },
  // Sous un champ trop plein ; `{max}` est le nombre de caractères permis.
  tooLong: 'Texte trop long : {max} caractères au plus',
  // L'email que vous lisez, et la copie gardée sur le serveur ; `{count}` est un nombre.
  mail: {
    subject: 'Demande de devis :',
    // Quand aucune demande nouvelle n'ouvre l'email.
    keptSubject: 'Demandes de devis gardées par le site',
    sent: 'Formulaire du site, le',
    robot: "Ressemble à l'envoi d'un robot : un champ invisible était rempli. Demande gardée, mais pas envoyée par email.",
    answerByMail: 'Répondre à cet email écrit au visiteur.',
    answerByPhone: 'Le visiteur ne recevrait pas de réponse à cet email : rappelez ce numéro.',
    attached: 'Gardées par le site sans avoir pu vous être envoyées : {count}. Les voici.',
    left: 'Il en reste {count} dans le dossier « demandes-… » de votre hébergement ; la prochaine demande en apportera.',
    robots:
      "Gardées sans être envoyées, car elles ressemblent à celles d'un robot : {count}, dans le dossier « demandes-… ».",
  },
};
