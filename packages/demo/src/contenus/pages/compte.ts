import type { PageDemo } from '../page-demo.ts';

export const COMPTE: PageDemo = {
  id: 7,
  rubrique: 'commander',
  jours: 41,
  fr: {
    titre: `Ouvrir un compte professionnel`,
    resume: `Quatre étapes, un SIRET, et vos prix s’affichent dès l’activation.`,
    texte: `Nous vendons aux entreprises, artisans, associations et collectivités. L’ouverture du compte est gratuite et sans minimum d’achat.

## Ce qu’il faut

- Le **SIRET** de l’établissement, quatorze chiffres ;
- une adresse électronique que vous lisez : le lien d’activation y part et vaut 24 heures ;
- un mot de passe long plutôt que compliqué. Les plus courants sont refusés.

## Les quatre étapes

1. **La société** : SIRET, raison sociale, métier, adresse.
2. **Vous** : nom, téléphone, mot de passe.
3. **Votre magasin** : le plus proche est proposé.
4. **Les conditions** : [conditions générales](page:33) et [données personnelles](page:192).

Vous pouvez interrompre la saisie : ce qui est rempli reste. [Ouvrir un compte](/creation-de-compte) prend trois minutes.

## Et après

Dès l’activation, vos prix remplacent les prix publics et vous payez par carte, par virement ou au retrait. Le **paiement en compte** s’ouvre sous 48 heures ouvrées, après examen de l’encours demandé.

## Plusieurs acheteurs

L’administrateur invite ses collègues depuis ses coordonnées ; l’invitation vaut sept jours. Il fixe pour chacun un plafond par commande et par mois, et désigne qui approuve au-delà : la commande attend alors dans le circuit de validation, où l’approbateur accepte, refuse avec un motif ou ajuste les quantités.

Si quelqu’un ouvre un compte avec un SIRET que nous connaissons déjà, sa demande arrive chez l’administrateur de la société : personne n’entre sans son accord.

## Une personne, plusieurs sociétés

La même adresse peut acheter pour plusieurs comptes. À la connexion, vous choisissez celui pour lequel vous travaillez ; paniers, prix et documents ne se mélangent jamais.`,
  },
  en: {
    titre: `Opening a trade account`,
    resume: `Four steps, one company number, and your prices appear as soon as it is active.`,
    texte: `We sell to companies, tradespeople, associations and public bodies. Opening an account is free and has no minimum purchase.

## What you need

- The **SIRET** of the establishment, fourteen digits;
- an email address you read: the activation link goes there and is valid for 24 hours;
- a password that is long rather than complicated. The commonest ones are refused.

## The four steps

1. **The company**: SIRET, name, trade, address.
2. **You**: name, telephone, password.
3. **Your store**: the nearest one is proposed.
4. **The terms**: [terms of sale](page:33) and [personal data](page:192).

You may stop halfway: what is filled in stays. [Opening an account](/creation-de-compte) takes three minutes.

## What comes next

Once active, your prices replace list prices and you pay by card, by transfer or on collection. **Payment on account** opens within 48 working hours, after we have looked at the credit asked for.

## Several buyers

The administrator invites colleagues from the company’s details; an invitation is valid for seven days. They set a limit per order and per month for each, and who approves beyond it: the order then waits in the approval workflow, where the approver approves, rejects with a reason or adjusts quantities.

If someone opens an account with a SIRET we already know, the request goes to the administrator of that company: nobody gets in without their agreement.

## One person, several companies

One address may buy for several accounts. When signing in you choose which one you are working for; baskets, prices and documents never mix.`,
  },
  es: {
    titre: `Abrir una cuenta profesional`,
    resume: `Cuatro pasos, un SIRET, y sus precios aparecen en cuanto se activa.`,
    texte: `Vendemos a empresas, autónomos, asociaciones y administraciones. Abrir la cuenta es gratis y sin mínimo de compra.

## Qué hace falta

- El **SIRET** del establecimiento, catorce cifras;
- un correo que usted lea: allí llega el enlace de activación, válido 24 horas;
- una contraseña larga mejor que complicada. Las más corrientes se rechazan.

## Los cuatro pasos

1. **La empresa**: SIRET, razón social, oficio, dirección.
2. **Usted**: nombre, teléfono, contraseña.
3. **Su tienda**: se propone la más cercana.
4. **Las condiciones**: [condiciones generales](page:33) y [datos personales](page:192).

Puede parar a mitad: lo escrito se conserva. [Abrir una cuenta](/creation-de-compte) lleva tres minutos.

## Y después

Una vez activada, sus precios sustituyen a los públicos y paga con tarjeta, por transferencia o al recoger. El **pago a crédito** se abre en 48 horas laborables, tras estudiar el riesgo solicitado.

## Varios compradores

El administrador invita a sus compañeros desde sus datos; la invitación vale siete días. Fija para cada uno un límite por pedido y por mes, y quién aprueba más allá: el pedido espera entonces en el circuito de validación, donde se acepta, se rechaza con un motivo o se ajustan cantidades.

Si alguien abre una cuenta con un SIRET que ya conocemos, la solicitud llega al administrador de esa empresa: nadie entra sin su acuerdo.

## Una persona, varias empresas

La misma dirección puede comprar para varias cuentas. Al iniciar sesión elige para cuál trabaja; cestas, precios y documentos nunca se mezclan.`,
  },
};
