/** Every word and rule of the contact form; the form gets them as its props. */
export const contactForm = {
  /** In their order. */
  fields: {
    name: {
      label: 'Votre nom',
      inMail: 'Nom',
      required: true,
      compact: true,
      maxLength: 100,
      input: { type: 'text', autoComplete: 'name' },
    },
    phone: {
      label: 'Votre téléphone',
      inMail: 'Téléphone',
      /** A number that is nobody's (Arcep 2018-0881). */
      hint: 'par exemple 06 39 98 12 34',
      required: true,
      compact: true,
      maxLength: 40,
      /**
       * French number, as ordered: +33, 0033 or 0, a digit 1–9, four pairs; spaces, dots or dashes between. Also with
       * «(0)», as on business cards: «+33 (0)6 …».
       */
      rule: {
        pattern: '^(?:(?:\\+|00)33(?:[\\s.-]*\\(0\\))?|0)[\\s.-]*[1-9](?:[\\s.-]*\\d{2}){4}$',
        message: 'Numéro de téléphone invalide',
      },
      input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    },
    email: {
      label: 'Votre adresse email',
      inMail: 'Email',
      hint: 'par exemple nom@example.com',
      required: false,
      compact: false,
      maxLength: 200,
      rule: {
        pattern:
          '^[^\\s@<>()",;:]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$',
        message: 'Adresse email invalide',
      },
      input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    },
    subject: {
      label: 'Objet de votre demande',
      inMail: 'Objet',
      required: false,
      compact: false,
      maxLength: 200,
      input: { type: 'text' },
    },
    message: {
      label: 'Votre message',
      inMail: 'Message',
      required: true,
      compact: true,
      maxLength: 5000,
      rows: { compact: 3, full: 5 },
    },
  },
  /** Under a required field in which nothing is written. */
  requiredMessage: 'Ce champ est obligatoire',
  requiredNote: "Les champs marqués d'un astérisque (*) sont obligatoires.",
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours...',
  success: { title: 'Message envoyé !', text: 'Nous vous contacterons très prochainement.' },
  /** Before the fields, and before the telephone number: nothing leaves the visitor's device. */
  demoNote: "Attention : rien de ce que vous écrivez ici n'est transmis. Le formulaire prépare un email, que vous enverrez vous-même. Pour nous joindre, appelez le",
  /** Where nothing is transmitted: below the button, once the message has seemed to be sent. */
  lastStep: {
    title: "L'artisan n'a rien reçu : il vous reste à envoyer votre message.",
    text: 'Il est prêt dans un email : ouvrez-le, puis envoyez-le depuis votre messagerie.',
    email: 'Envoyer ce message par email',
    /** Before the telephone number. */
    call: 'Ou dites-le de vive voix, au',
    /** Before the end of a message that is too long for a link. */
    left: "La fin de votre message n'entre pas dans l'email. La voici, à copier à la suite :",
  },
  /** Where what is written is transmitted: why it did not arrive, or may not have. */
  failure: {
    offline: "Vous n'avez pas de réseau : votre message n'est pas parti.",
    cut: "La connexion s'est coupée : votre message n'est peut-être pas arrivé.",
    late: "Le site ne répond pas : votre message n'est peut-être pas arrivé.",
    unreadable: "Le site a mal répondu : votre message n'est sans doute pas arrivé.",
    /** Behind each of them, and before the telephone number. */
    kept: 'Il est toujours écrit ci-dessus. Réessayez sans crainte, il ne sera pas reçu deux fois, ou appelez le',
    retry: 'Réessayer',
  },
};
