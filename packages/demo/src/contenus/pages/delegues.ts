import type { PageDemo } from '../page-demo.ts';

export const DELEGUES: PageDemo = {
  id: 16,
  rubrique: 'services',
  jours: 58,
  fr: {
    titre: `La visite de votre délégué`,
    resume: `Ce que votre délégué prépare, ce qu’il peut faire en votre nom, et la trace que vous en gardez.`,
    texte: `Un délégué suit votre compte. Il connaît vos chantiers, vos prix et votre stock tampon. Il passe quand vous le demandez, pas pour vider sa tournée.

## Ce qu’il apporte

- Un **relevé d’atelier** : il scanne vos bacs, la commande de réassort se fait devant vous.
- Des **prix** : il accorde une remise sur une ligne, dans la limite de sa délégation, ou étudie un devis.
- Des **essais** : machine de démonstration laissée une semaine, échantillons de ferrures, tenues à essayer.
- Un **avis technique** sur une fixation, un organigramme, une ferrure.

## Agir en votre nom

Connecté sur son outil, il voit votre compte comme vous. Il peut remplir votre panier, préparer un devis ou vous envoyer un lien vers un panier tout prêt ; c’est vous qui commandez, sauf si vous le lui demandez.

Chaque geste est consigné : qui, quand, quoi. **Vous lisez ce journal dans vos coordonnées**, et les documents portent la mention « préparé par ». Il ne voit jamais votre mot de passe : s’il faut vous renvoyer un accès, vous recevez un lien à usage unique.

## Prendre rendez-vous

Ses coordonnées sont dans votre espace, page Contacts. Pas encore de délégué ? [Écrivez-nous](/contact) en donnant votre code postal et votre métier : quelqu’un vous rappelle sous un jour ouvré.`,
  },
  en: {
    titre: `Your representative’s visit`,
    resume: `What your sales representative prepares, what they may do in your name, and the record you keep of it.`,
    texte: `A sales representative looks after your account. They know your sites, your prices and your buffer stock, and come when you ask, not to fill their round.

## What they bring

- A **workshop count**: your bins are scanned and the refill order is made in front of you.
- **Prices**: a discount on a line, within their own limit, or a quote.
- **Trials**: a demonstration machine for a week, samples of fittings, clothes to try on.
- A **technical opinion** on a fixing, a master-key plan, a fitting.

## Acting in your name

Signed in to their own tool, they see your account as you do. They can fill your basket, prepare a quote or send you a link to a basket made ready; you place the order, unless you ask them to.

Everything is recorded: who, when, what. **The record stands under your contact details**, and documents say “prepared by”. They never see your password: if you need access again, you get a one-time link.

## Making an appointment

Their details are in your account, under Contacts. No representative yet? [Write to us](/contact) with your postcode and trade: someone calls back within a working day.`,
  },
  es: {
    titre: `La visita de su delegado`,
    resume: `Qué prepara su delegado, qué puede hacer en su nombre y el rastro que usted conserva.`,
    texte: `Un delegado sigue su cuenta. Conoce sus obras, sus precios y su stock de reserva. Viene cuando usted lo pide, no para llenar su ruta.

## Qué aporta

- Un **recuento de taller**: escanea sus cajas y el pedido de reposición se hace delante de usted.
- **Precios**: concede un descuento en una línea, dentro de su límite, o estudia un presupuesto.
- **Pruebas**: máquina de demostración durante una semana, muestras de herrajes, ropa para probar.
- Una **opinión técnica** sobre un anclaje, un plan de llaves, un herraje.

## Actuar en su nombre

Conectado a su herramienta, ve su cuenta como usted. Puede llenar su cesta, preparar un presupuesto o enviarle un enlace a una cesta ya hecha; quien pide es usted, salvo que se lo encargue.

Cada acto queda anotado: quién, cuándo, qué. **Usted lee ese diario junto a sus datos**, y los documentos llevan «preparado por». Nunca ve su contraseña: si necesita acceso de nuevo, recibe un enlace de un solo uso.

## Pedir cita

Sus datos están en su cuenta, en Contactos. ¿Aún sin delegado? [Escríbanos](/contact) con su código postal y su oficio: alguien le llama en un día laborable.`,
  },
};
