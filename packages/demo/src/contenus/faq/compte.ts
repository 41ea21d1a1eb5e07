import { texte } from '../../catalogue/modele.ts';
import type { ThemeDemo } from '../faq-demo.ts';

export const COMPTE: ThemeDemo = {
  code: 'compte',
  libelle: texte('Compte et connexion', 'Account and signing in', 'Cuenta y conexión'),
  questions: [
    {
      code: 'qui-peut-acheter',
      fr: [
        `Qui peut acheter ici ?`,
        `Toute entreprise, association ou collectivité qui a un SIRET. Les particuliers voient les prix publics mais ne peuvent pas ouvrir de compte. [Ouvrir un compte](/creation-de-compte) prend trois minutes ; le détail est dans [Ouvrir un compte professionnel](page:7).`,
      ],
      en: [
        `Who can buy here?`,
        `Any company, association or public body with a SIRET. Private persons see list prices but cannot open an account. [Opening an account](/creation-de-compte) takes three minutes; details are in [Opening a trade account](page:7).`,
      ],
      es: [
        `¿Quién puede comprar aquí?`,
        `Toda empresa, asociación o administración con SIRET. Los particulares ven los precios de tarifa pero no pueden abrir cuenta. [Abrir una cuenta](/creation-de-compte) lleva tres minutos; los detalles están en [Abrir una cuenta profesional](page:7).`,
      ],
    },
    {
      code: 'lien-activation',
      fr: [
        `Je n’ai pas reçu le lien d’activation. Que faire ?`,
        `Il part aussitôt et vaut **24 heures**. Regardez dans les indésirables, puis demandez-le de nouveau sur [la page d’attente](/activation-de-compte-en-attente) : le nouveau remplace l’ancien. Certaines messageries d’entreprise retiennent les liens ; votre service informatique peut autoriser notre domaine.`,
      ],
      en: [
        `I did not get the activation link. What now?`,
        `It leaves at once and is valid for **24 hours**. Look in your junk folder, then ask for it again on [the waiting page](/activation-de-compte-en-attente): the new one replaces the old. Some company mail servers hold back links; your IT people can let our domain through.`,
      ],
      es: [
        `No he recibido el enlace de activación. ¿Qué hago?`,
        `Sale al momento y vale **24 horas**. Mire en el correo no deseado y pídalo de nuevo en [la página de espera](/activation-de-compte-en-attente): el nuevo sustituye al anterior. Algunos servidores de empresa retienen enlaces; su informático puede autorizar nuestro dominio.`,
      ],
    },
    {
      code: 'mot-de-passe',
      fr: [
        `J’ai oublié mon mot de passe.`,
        `Demandez un lien sur [la page prévue](/mot-de-passe-oublie). Il vaut une heure, sert une fois, et ferme vos autres sessions. Nous ne pouvons ni lire ni vous donner l’ancien : il n’est gardé que sous forme chiffrée.`,
      ],
      en: [
        `I have forgotten my password.`,
        `Ask for a link on [its page](/mot-de-passe-oublie). It is valid for an hour, works once and closes your other sessions. We can neither read nor tell you the old one: it is only kept as a hash.`,
      ],
      es: [
        `He olvidado mi contraseña.`,
        `Pida un enlace en [su página](/mot-de-passe-oublie). Vale una hora, sirve una vez y cierra sus otras sesiones. No podemos leer ni decirle la anterior: solo se guarda cifrada.`,
      ],
    },
    {
      code: 'ajouter-collegue',
      fr: [
        `Comment donner accès à un collègue ?`,
        `L’administrateur du compte l’invite depuis *Coordonnées*. L’invitation vaut sept jours. Il choisit son rôle, son plafond par commande et par mois, et qui approuve au-delà. Quelqu’un qui ouvre un compte avec votre SIRET vous est aussi présenté pour accord.`,
      ],
      en: [
        `How do I give a colleague access?`,
        `The administrator of the account invites them from *Details*. An invitation is valid for seven days. The administrator chooses their role, their limit per order and per month, and who approves beyond. Someone opening an account with your SIRET is put before you for agreement too.`,
      ],
      es: [
        `¿Cómo doy acceso a un compañero?`,
        `El administrador de la cuenta lo invita desde *Datos*. La invitación vale siete días. Elige su función, su límite por pedido y por mes, y quién aprueba más allá. Quien abra una cuenta con su SIRET también se le presenta para que dé su acuerdo.`,
      ],
    },
    {
      code: 'plusieurs-societes',
      fr: [
        `J’achète pour deux sociétés. Me faut-il deux adresses ?`,
        `Non. La même adresse et le même mot de passe ouvrent les deux ; vous choisissez la société à la connexion et pouvez en changer. Prix, paniers et documents restent séparés.`,
      ],
      en: [
        `I buy for two companies. Do I need two addresses?`,
        `No. One address and password open both; you choose the company when signing in and may change. Prices, baskets and documents stay apart.`,
      ],
      es: [
        `Compro para dos empresas. ¿Necesito dos direcciones?`,
        `No. La misma dirección y contraseña abren las dos; elige la empresa al iniciar sesión y puede cambiar. Precios, cestas y documentos van separados.`,
      ],
    },
    {
      code: 'qr-telephone',
      fr: [
        `Comment me connecter sur mon téléphone sans retaper mon mot de passe ?`,
        `Sur l’ordinateur, ouvrez [le QR code de connexion](/mon-compte/appli-connexion-qr-code) et visez-le avec l’appareil photo du téléphone. Le code vaut deux minutes et sert une fois.`,
      ],
      en: [
        `How do I sign in on my phone without typing my password?`,
        `On the computer, open [the sign-in QR code](/mon-compte/appli-connexion-qr-code) and point the phone’s camera at it. The code is valid for two minutes and works once.`,
      ],
      es: [
        `¿Cómo me conecto en el teléfono sin teclear la contraseña?`,
        `En el ordenador, abra [el código QR de conexión](/mon-compte/appli-connexion-qr-code) y apúntelo con la cámara del teléfono. El código vale dos minutos y sirve una vez.`,
      ],
    },
  ],
};
