/**
 * How requests are received once the owner has switched delivery on (`delivery` in data/company.ts): limits and words.
 * The build writes them into the program that receives (scripts/build-site/delivery/).
 */
export const deliveryRules = {
  /** Days that the server keeps its copy; the privacy policy names them. */
  retentionDays: 90,
  /** Bytes of a whole request: a full message of the longest characters, encoded. */
  largestRequest: 131_072,
  /**
   * What one visitor may do in an hour, and all of them in an hour and in a day; half of what all may is left to visitors
   * of whom nothing came that day.
   */
  limits: {
    /** Requests that are kept; beyond, a robot is at work, and a visitor is asked to call. */
    kept: { visitorPerHour: 60, perHour: 300, perDay: 1000 },
    /** Kept too, but counted apart, so that they shut no visitor out. */
    robots: { visitorPerHour: 60, perHour: 120, perDay: 500 },
    /**
     * Emails a host lets a site send before it takes it for a robot's (some allow 10 a minute and 100 a day). Beyond, a
     * request is kept and goes with the next email.
     */
    mails: { visitorPerHour: 5, perHour: 20, perDay: 80 },
  },
  /** Kept requests that travel in one email with a new one. */
  attached: 10,
};

/** What visitors and the owner read of a form that delivers. */
export const deliveryCopy = {
  /** Beside the button, before the telephone number: who receives what is written, why, and how long he keeps it. */
  note: {
    text: 'Votre demande est transmise à {company.name}, pour vous répondre et préparer un devis, et gardée 3 ans au plus si aucun contrat ne suit. Pour une urgence, appelez le',
    link: { text: 'Vos droits : politique de confidentialité', href: '/politique-confidentialite' },
  },
  /** In the form. */
  form: {
    /** Below a box, near its end; {count} stands for a number. */
    roomLeft: 'Encore {count} caractères au plus.',
    full: "Il n'y a plus de place. Dites-nous la suite au téléphone.",
    /** Beside a field that nobody sees, but in browsers of text alone. */
    trap: 'Laissez ce champ vide',
  },
  /** Where a visitor without scripts gets once his request is stored. */
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
  /** Where he gets when something is wrong: the form, with what he wrote. */
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
    /** Above the fields. */
    notice: 'Corrigez ce qui est signalé sous les champs, puis envoyez de nouveau.',
  },
  /** Where nothing was stored, by the status of the answer; the telephone number follows each. */
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
  /** Under a field in which there is more than it takes; {max} stands for the number of characters. */
  tooLong: 'Texte trop long : {max} caractères au plus',
  /** The email that the owner reads on his phone, and the copy that the server keeps; {count} stands for a number. */
  mail: {
    subject: 'Demande de devis :',
    /** Where no new request leads the email. */
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
