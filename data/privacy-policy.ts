// La page Politique de confidentialité. `when` dit si le texte vaut quand le formulaire transmet (`delivery`) ou non.
export const privacyPolicy = {
  title: 'Politique de confidentialité',
  seo: {
    title: 'Politique de confidentialité',
    description:
      'Ce que le site enregistre dans votre navigateur, ce que nous gardons de vos demandes et emails, pendant combien de temps, et comment exercer vos droits.',
    keywords: [
      'politique de confidentialité',
      'données personnelles',
      'RGPD',
      'gestion des cookies',
      'formulaire de contact',
      'OpenStreetMap',
    ],
  },
  intro: [
    {
      when: 'delivery',
      text: 'Ce site ne mesure pas votre visite. Nous recevons ce que vous nous envoyez par son formulaire, et ce que vous nous donnez par téléphone, par email ou par courrier.',
    },
    {
      when: 'no-delivery',
      text: 'Ce site ne mesure pas votre visite et son formulaire ne nous transmet rien. Nous recevons ce que vous nous donnez par téléphone, par email ou par courrier.',
    },
  ],
  updated: '2026-11-21',
  sections: [
    {
      id: 'responsable-du-traitement',
      title: 'Responsable du traitement',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Responsable', value: '{company.owner}, {company.legalForm}' },
            { label: 'Nom commercial', value: '{company.name}' },
            {
              label: 'Adresse',
              value: '{company.address.street}, {company.address.postalCode} {company.address.city}',
            },
            { label: 'Téléphone', value: '{company.phone}' },
            { label: 'Email', value: '{company.email}' },
          ],
        },
        {
          kind: 'paragraph',
          text: "Nous n'avons pas désigné de délégué à la protection des données : le règlement général sur la protection des données (RGPD) ne nous y oblige pas.",
        },
      ],
    },
    {
      when: 'delivery',
      id: 'formulaire-de-contact',
      title: 'Le formulaire de contact nous transmet votre demande',
      blocks: [
        {
          kind: 'paragraph',
          text: "Rien ne part avant que vous appuyiez sur le bouton d'envoi. Votre demande est alors enregistrée sur le serveur du site, chez notre hébergeur, qui nous l'envoie par email. Le nom, le téléphone et le message sont nécessaires pour vous répondre ; le reste est facultatif.",
        },
        {
          kind: 'table',
          caption: 'Ce que deviennent les demandes envoyées par le formulaire',
          head: ['Données', 'Pourquoi', 'Base légale', 'Durée de conservation'],
          rows: [
            [
              'Votre demande, dans notre messagerie',
              'Vous répondre et préparer un devis',
              'Mesures prises à votre demande avant un contrat (RGPD, article 6-1-b)',
              "3 ans après notre dernier échange, si aucun contrat n'est signé",
            ],
            [
              'Sa copie sur le serveur du site',
              "Ne pas la perdre si l'email ne nous parvient pas",
              'Mesures prises à votre demande avant un contrat (RGPD, article 6-1-b)',
              '{deliveryRules.retentionDays} jours ; elle est effacée à la première demande qui arrive ensuite',
            ],
            [
              "Une empreinte de votre adresse IP : l'adresse brouillée par un code tiré au sort, non l'adresse elle-même",
              'Reconnaître les envois de robots',
              'Notre intérêt légitime à protéger le formulaire (RGPD, article 6-1-f)',
              "Un jour ; empreinte et code sont effacés à la première demande d'un autre jour",
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: "Reçoivent votre demande : nous-mêmes, notre hébergeur et notre prestataire de messagerie, nommés plus bas. Le message affiché après l'envoi signifie que le site a enregistré votre demande. Un email peut se perdre : sans réponse de notre part, appelez le {company.phone}.",
        },
        {
          kind: 'paragraph',
          text: "Le site n'écrit pas votre demande sur votre appareil. Selon ses réglages, votre navigateur peut garder en mémoire une saisie pour vous la proposer plus tard.",
        },
      ],
    },
    {
      when: 'no-delivery',
      id: 'formulaire-de-contact',
      title: 'Le formulaire de contact ne transmet rien',
      blocks: [
        {
          kind: 'paragraph',
          text: "Aucun serveur ne reçoit le formulaire. Ce que vous tapez reste dans l'onglet ouvert et disparaît quand vous fermez la page. À la validation, le site l'inscrit aussi dans la console de votre navigateur, un outil technique de votre appareil que nous ne pouvons pas lire. Selon ses réglages, votre navigateur peut garder en mémoire une saisie pour vous la proposer plus tard.",
        },
        {
          kind: 'paragraph',
          text: 'Le message affiché après la validation est une démonstration. Il ne signifie pas que nous avons reçu votre demande. Pour nous joindre, appelez le {company.phone} ou écrivez à {company.email}.',
        },
        {
          kind: 'paragraph',
          text: "Si JavaScript est désactivé ou ne se charge pas, le formulaire ouvre à la place votre logiciel de messagerie. Votre demande ne part alors que si vous envoyez vous-même l'email. Nous la traitons comme tout email reçu.",
        },
      ],
    },
    {
      id: 'donnees-recues',
      title: 'Données que vous nous confiez',
      blocks: [
        {
          kind: 'paragraph',
          when: 'delivery',
          text: "Par le formulaire, par téléphone, par email ou par courrier, vous pouvez nous donner votre nom, vos coordonnées, l'adresse du bâtiment, la description de votre demande et des photos. Rien ne vous y oblige, mais il nous faut de quoi vous joindre pour vous répondre, et l'adresse du bâtiment pour établir un devis.",
        },
        {
          kind: 'paragraph',
          when: 'no-delivery',
          text: "Par téléphone, par email ou par courrier, vous pouvez nous donner votre nom, vos coordonnées, l'adresse du bâtiment, la description de votre demande et des photos. Rien ne vous y oblige, mais il nous faut de quoi vous joindre pour vous répondre, et l'adresse du bâtiment pour établir un devis.",
        },
        {
          kind: 'table',
          caption: 'Utilisation et conservation des données reçues',
          head: ['Pourquoi', 'Base légale', 'Durée de conservation'],
          rows: [
            [
              'Répondre à votre demande et préparer un devis',
              'Mesures prises à votre demande avant un contrat (RGPD, article 6-1-b)',
              "3 ans après notre dernier échange, si aucun contrat n'est signé",
            ],
            [
              'Réaliser les travaux et en assurer les garanties',
              'Exécution du contrat, garanties comprises (RGPD, article 6-1-b)',
              "Jusqu'à 10 ans après la réception des travaux",
            ],
            [
              'Tenir la comptabilité : devis acceptés, factures, paiements',
              'Obligation légale (RGPD, article 6-1-c)',
              '10 ans',
            ],
          ],
        },
      ],
    },
    {
      id: 'destinataires',
      title: 'Qui y a accès',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nous utilisons ces données nous-mêmes. Elles peuvent être communiquées à notre expert-comptable, à notre assureur ou à une administration, dans la limite de ce qui est nécessaire. Nous ne les vendons pas.',
        },
        {
          kind: 'paragraph',
          when: 'delivery',
          text: 'Les appels passent par les opérateurs téléphoniques. Les demandes du formulaire arrivent sur le serveur de notre hébergeur, nommé plus bas, puis par email. Pour les emails, notre prestataire est le suivant :',
        },
        {
          kind: 'paragraph',
          when: 'no-delivery',
          text: 'Les appels passent par les opérateurs téléphoniques. Pour les emails, notre prestataire est le suivant :',
        },
        { kind: 'facts', rows: [{ label: 'Messagerie', value: '{company.mailProvider}' }] },
      ],
    },
    {
      id: 'hebergement-et-journaux',
      title: 'Hébergement et journaux techniques',
      blocks: [
        {
          kind: 'paragraph',
          text: "Comme tout site, celui-ci est envoyé par un hébergeur. Ses serveurs peuvent noter dans un journal l'adresse IP, la date et l'heure, la page demandée et des informations sur le navigateur. Ces journaux servent à faire fonctionner le site et à le protéger, ce qui est notre intérêt légitime (RGPD, article 6-1-f).",
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Hébergeur', value: '{company.host.name}' },
            { label: "Lieu d'hébergement", value: '{company.host.country}' },
            { label: 'Conservation des journaux', value: '{company.host.logRetention}' },
          ],
        },
      ],
    },
    {
      id: 'stockage-du-navigateur',
      title: 'Ce que le site enregistre dans votre navigateur',
      blocks: [
        {
          kind: 'paragraph',
          text: "Le site lui-même ne dépose pas de cookie. Il utilise le stockage du navigateur, soumis aux mêmes règles (loi Informatique et Libertés, article 82). Les deux enregistrements du tableau restent sur votre appareil. Ils ne demandent pas votre accord, car ils ne servent qu'à retenir votre choix dans le bandeau.",
        },
        {
          kind: 'table',
          caption: 'Enregistrements faits par ce site',
          head: ['Nom', 'Emplacement', 'Contenu', 'Durée'],
          rows: [
            [
              'cookieConsent',
              'localStorage',
              'Votre choix dans le bandeau : accepted, essential ou declined',
              '6 mois, puis la question vous est posée de nouveau',
            ],
            ['cookieConsentDate', 'localStorage', 'La date de ce choix', '6 mois, comme le choix'],
          ],
        },
        {
          kind: 'paragraph',
          text: "La galerie de photos et les onglets de la page des zones n'enregistrent rien. Vous pouvez effacer ces données à tout moment dans les réglages de votre navigateur.",
        },
      ],
    },
    {
      id: 'choix-des-cookies',
      title: 'Votre choix dans le bandeau',
      blocks: [
        {
          kind: 'paragraph',
          text: "La seule fonction soumise à votre accord est l'affichage de la carte.",
        },
        {
          kind: 'facts',
          rows: [
            { label: '« Tout accepter »', value: "La carte OpenStreetMap s'affiche sur la page Contact." },
            { label: '« Essentiels uniquement »', value: "La carte n'est pas chargée." },
            { label: '« Tout refuser »', value: "La carte n'est pas chargée." },
          ],
        },
        {
          kind: 'paragraph',
          text: "Les deux derniers boutons ont donc le même effet aujourd'hui : seul le mot enregistré change. Fermer le bandeau sans choisir n'enregistre rien et ne vaut pas accord. Le bandeau peut alors revenir.",
        },
        {
          kind: 'paragraph',
          text: "Pour changer d'avis, cliquez sur « Gérer mes cookies » en bas de chaque page : le bandeau s'ouvre de nouveau. Si vous retirez votre accord, la carte n'est plus chargée, au plus tard à la page suivante.",
        },
      ],
    },
    {
      id: 'carte',
      title: 'La carte OpenStreetMap',
      blocks: [
        {
          kind: 'paragraph',
          text: "La carte ne se charge qu'avec votre accord (RGPD, article 6-1-a) : soit vous avez choisi « Tout accepter », soit vous cliquez sur « Afficher la carte OpenStreetMap ». Ce clic vaut accord pour cet affichage seulement.",
        },
        {
          kind: 'paragraph',
          text: 'Votre navigateur se connecte alors à openstreetmap.org. La Fondation OpenStreetMap, au Royaume-Uni, reçoit votre adresse IP et des informations sur votre navigateur. Elle en est responsable et peut enregistrer des cookies techniques sous son propre nom de domaine. Sa politique de confidentialité est publiée sur osmfoundation.org.',
        },
        {
          kind: 'paragraph',
          text: "La Commission européenne reconnaît que le Royaume-Uni protège les données de façon adéquate. Les images de la carte passent aussi par le réseau de diffusion de Fastly, une société américaine. Sans votre accord, rien de tout cela n'a lieu : notre adresse reste écrite en toutes lettres sur la page Contact.",
        },
      ],
    },
    {
      id: 'ce-que-nous-ne-faisons-pas',
      title: "Ni mesure d'audience, ni profilage",
      blocks: [
        {
          kind: 'paragraph',
          text: "Le site ne contient ni mesure d'audience, ni publicité, ni bouton de réseau social. La police, les icônes et les images viennent du site lui-même. Nous ne faisons pas de profilage et ne prenons aucune décision automatisée. Si vous suivez un lien vers un autre site, c'est sa politique qui s'applique.",
        },
        {
          kind: 'paragraph',
          text: "Mis à part l'hébergement et la messagerie, dont les pays sont indiqués plus haut, seule la carte peut envoyer des données hors de l'Union européenne.",
        },
      ],
    },
    {
      id: 'vos-droits',
      title: 'Vos droits',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Dans les conditions prévues par le RGPD et la loi Informatique et Libertés, vous pouvez :',
        },
        {
          kind: 'list',
          items: [
            'savoir quelles données nous avons sur vous et en recevoir une copie ;',
            'les faire corriger ;',
            'les faire effacer, quand la loi ne nous impose pas de les garder ;',
            'en faire limiter le traitement ;',
            'vous opposer à un traitement fondé sur notre intérêt légitime ;',
            'recevoir les données que vous nous avez fournies dans un format réutilisable ;',
            'retirer un accord donné, sans effet sur ce qui a été fait avant ;',
            'dire ce que vos données doivent devenir après votre décès.',
          ],
        },
        {
          kind: 'paragraph',
          text: "Écrivez à {company.email} ou par courrier à {company.owner}, {company.legalForm}, {company.address.street}, {company.address.postalCode} {company.address.city}. Nous répondons dans un délai d'un mois. Il peut être prolongé de deux mois si la demande est complexe : nous vous en informons alors. Nous ne demandons un justificatif d'identité qu'en cas de doute raisonnable.",
        },
        {
          kind: 'paragraph',
          text: "Vous pouvez aussi adresser une réclamation à la Commission nationale de l'informatique et des libertés (CNIL), sur cnil.fr ou par courrier : CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.",
        },
      ],
    },
    {
      id: 'mise-a-jour',
      title: 'Mise à jour de cette page',
      blocks: [
        {
          kind: 'paragraph',
          when: 'delivery',
          text: 'La date de la dernière mise à jour est indiquée sur cette page.',
        },
        {
          kind: 'paragraph',
          when: 'no-delivery',
          text: 'La date de la dernière mise à jour est indiquée sur cette page. Si le formulaire est un jour relié à un serveur, le texte sera réécrit avant.',
        },
      ],
    },
  ],
};
