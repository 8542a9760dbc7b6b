import { phrase, type StockPhrase } from './stock-phrase.ts';

const DE = {
  look: 'Ich habe Neuigkeiten und ein Foto von mir.',
  lost: 'Ich habe meine Stelle verloren, und das ist die Fassung mit dem schönen Foto.',
  thanks: 'Ich war es allein, und hier sind die Zeugen.',
  job: 'Eine Firma und ein Mensch sehen sich ab jetzt täglich.',
} as const;
const ES = {
  look: 'Tengo una noticia y una foto mía.',
  lost: 'Me quedé sin trabajo, y esta es la versión con la foto buena.',
  thanks: 'Lo hice yo, y aquí están los testigos.',
  job: 'Una empresa y una persona han acordado verse a diario.',
} as const;
const FR = {
  look: "J'ai une nouvelle, et une photo de moi.",
  lost: "J'ai perdu mon poste, et voici la version avec la belle photo.",
  thanks: "Je l'ai fait seul, et voici les témoins.",
  job: 'Une entreprise et une personne se verront désormais tous les jours.',
} as const;

/** How posts begin and end in German, Spanish and French, and what that means: said in the language of the post. */
export const STOCK_PHRASES_ELSEWHERE: readonly StockPhrase[] = [
  // German
  phrase(
    String.raw`(?:ich freue mich|wir freuen uns|freue mich)(?: sehr| riesig| außerordentlich)?,? (?:bekannt ?(?:zu ?geben|geben zu (?:dürfen|können))|euch mitteilen zu (?:dürfen|können)|(?:euch |ihnen )?(?:mitzuteilen|zu verkünden|anzukündigen)|verkünden zu (?:dürfen|können))`,
    'Bitte seht mich an.',
    DE.look,
  ),
  phrase(
    String.raw`(?:begeistert|überglücklich|stolz|glücklich|voller (?:freude|stolz)),? (?:[^.!?\n]{0,60} )?(?:anzukündigen|bekannt ?zu ?geben|mitzuteilen|zu verkünden|mitteilen zu (?:dürfen|können)|teilen zu (?:dürfen|können))`,
    'Bitte seht mich an.',
    DE.look,
  ),
  phrase(
    String.raw`(?:ich freue mich|wir freuen uns|freue mich)(?: sehr| riesig)?,? (?:dass|auf|über)`,
    'Ich habe es gestern vor dem Spiegel geübt.',
    DE.look,
  ),
  phrase(
    String.raw`(?:meine|eine|der|diese) neuen? (?:rolle|position|aufgabe|herausforderung|stelle)`,
    'Dieselbe Arbeit, eine längere Signatur.',
    DE.job,
  ),
  phrase(
    String.raw`(?:ein )?neue[sn]? kapitel`,
    'Das alte hat man für mich zugeklappt.',
    'Es ist eine Stelle. Ich nenne sie ein Buch.',
  ),
  phrase(
    String.raw`(?:mit einem lachenden und einem weinenden auge|schweren herzens)`,
    'Das lachende ist geliehen.',
    'Ich gehe und hätte gern eine Karte.',
  ),
  phrase(
    String.raw`(?:neuen herausforderungen?|einer neuen herausforderung|neue wege (?:zu )?gehen|beruflich neu (?:zu )?orientieren)`,
    'Ich habe viele freie Vormittage.',
    DE.lost,
  ),
  phrase(
    String.raw`nach (?:\S+ ){1,3}jahren (?:bei|als|in)`,
    'Ich habe mitgezählt. Sonst niemand.',
    'Zeit ist vergangen, und ich habe sie gezählt.',
  ),
  phrase(
    String.raw`(?:ich bin |wir sind )?(?:unglaublich |sehr |zutiefst |unendlich |so |riesig )dankbar für (?:die|das|den|diese|dieses|diesen|all|alles)`,
    'Das muss vor den Teil, in dem es um mich geht.',
    DE.thanks,
  ),
  phrase(
    String.raw`(?:danke|ein (?:großes|riesiges|herzliches) dankeschön|vielen dank|mein dank(?: gilt)?) an (?:alle|mein|das|unser)\p{L}*`,
    'Wer hier steht, muss es teilen.',
    DE.thanks,
  ),
  phrase(
    String.raw`was für (?:ein|eine|einen) (?:\p{L}+ )?(?:jahr|woche|tag|event|reise|ritt|abend|konferenz)`,
    'Die Häppchen waren um zehn aus.',
    'Ich stand in einem Raum und hatte ein Band um den Hals.',
  ),
  phrase(
    String.raw`(?:die reise geht weiter|auf die nächsten \p{L}+|das ist erst der anfang|to be continued)`,
    'Es kommt noch mehr hiervon.',
    'Ich höre nicht von selbst auf.',
  ),
  phrase(
    String.raw`(?:raus aus der komfortzone|komfortzone|über sich hinaus\p{L}*)`,
    'Es war bequem. Es war mein bestes Jahr.',
    'Ich war einmal unbequem gekleidet.',
  ),
  phrase(
    String.raw`(?:auf augenhöhe|wertschätzung|mehrwert|am puls der zeit)`,
    'Es gibt Obst.',
    'Mehr Geld gibt es nicht, aber eine Schale.',
  ),
  phrase(
    String.raw`(?:wir (?:suchen|stellen ein)|verstärkung gesucht|(?:werde|komm in) (?:teil )?(?:unseres|unser|unserem) teams?)`,
    'Jemand ist gegangen.',
    'Jemand ist gegangen, und ich muss einen anderen finden.',
  ),
  phrase(
    String.raw`(?:wir sind (?:hier )?(?:wie )?eine (?:große )?familie)`,
    'Es geht um Wochenenden.',
    'Es gibt nicht mehr Geld. Es gibt Pizza.',
  ),
  phrase(
    String.raw`(?:wie seht ihr das|was meint ihr|eure meinung|eure gedanken)`,
    'Ich brauche Kommentare bis mittags.',
    'Ich kenne die Antwort. Ich brauche die Zahl daneben.',
  ),
  // Spanish
  phrase(
    String.raw`(?:me (?:complace|alegra|enorgullece|emociona)|tengo el (?:placer|honor|gusto) de|es un (?:placer|honor|orgullo)(?: para mí)?)(?: mucho)? (?:anunciar|compartir|comunicar|informar|presentar)(?:les|os)?`,
    'Miradme, por favor.',
    ES.look,
  ),
  phrase(
    String.raw`(?:(?:estoy |muy ){0,4}(?:encantad[oa]|emocionad[oa]|feliz|content[oa]|orgullos[oa]|ilusionad[oa])s?) de (?:anunciar|compartir|comunicar|informar|contar|empezar|comenzar|formar|unirme|haber)(?:les|os)?`,
    'Miradme, por favor.',
    ES.look,
  ),
  phrase(
    String.raw`(?:nuevo|mi nuevo|un nuevo) (?:puesto|cargo|rol|reto|desafío|trabajo|empleo)`,
    'El mismo trabajo, con la firma más larga.',
    ES.job,
  ),
  phrase(
    String.raw`(?:nueva etapa|nuevo capítulo|nueva aventura)`,
    'La anterior la cerraron ellos.',
    'Es un empleo, y yo lo llamo aventura.',
  ),
  phrase(
    String.raw`(?:cierro|cerramos|termina|finaliza|se cierra|cerrar) (?:un[ao]?|esta|este|hoy|mi) (?:\p{L}+ )?(?:etapa|capítulo|ciclo|aventura)`,
    'Lo cerraron ellos. Yo estaba en la puerta.',
    'Me voy, y quisiera una tarjeta.',
  ),
  phrase(
    String.raw`(?:nuevos retos|nuevos desafíos|nuevas oportunidades|nuevos horizontes|búsqueda activa)`,
    'Tengo muchas mañanas libres.',
    ES.lost,
  ),
  phrase(
    String.raw`(?:después de|tras) (?:\S+ ){1,3}años`,
    'Los he contado yo. Nadie más.',
    'Ha pasado el tiempo, y lo he contado.',
  ),
  phrase(
    String.raw`(?:muy |profundamente |inmensamente |eternamente )?agradecid[oa]s? (?:con|por|a|de)`,
    'Esto va antes de la parte sobre mí.',
    ES.thanks,
  ),
  phrase(
    String.raw`(?:(?:muchas |mil |infinitas )?gracias|quiero (?:agradecer|dar las gracias)) a (?:todos?|todas?|mi|mis|tod[oa] el|cada|quienes)`,
    'Si te nombro, tienes que compartirlo.',
    ES.thanks,
  ),
  phrase(
    String.raw`(?:salir de (?:tu|la|mi|nuestra) )?zona de confort`,
    'Estaba cómodo. Fue mi mejor año.',
    'Una vez estuve incómodo, y lo he numerado.',
  ),
  phrase(
    String.raw`(?:aprendizajes?|lecciones? aprendidas?|(?:lo|esto es lo) que (?:aprendí|he aprendido))`,
    'Fueron errores, con factura.',
    'Pasó una cosa pequeña, y la he numerado.',
  ),
  phrase(
    String.raw`(?:somos (?:como )?una (?:gran )?familia|una gran familia)`,
    'Habrá fines de semana.',
    'No habrá aumento. Habrá pizza.',
  ),
  phrase(
    String.raw`(?:estamos (?:contratando|buscando)|únete a nuestro|buscamos (?:un|una))`,
    'Alguien se fue.',
    'Alguien se fue, y tengo que encontrar a otro.',
  ),
  phrase(
    String.raw`(?:vamos por más|esto (?:solo|sólo|recién) (?:acaba de )?empieza|lo mejor está por venir|seguimos sumando)`,
    'Habrá más como esto.',
    'No pienso parar solo.',
  ),
  phrase(
    String.raw`(?:qué opinas|qué opinan|qué opináis|los leo|te leo|os leo)`,
    'Necesito comentarios antes del mediodía.',
    'Sé la respuesta. Necesito el número de al lado.',
  ),
  // French
  phrase(
    String.raw`(?:(?:je suis|nous sommes|très|trop) ){0,4}(?:ravi|heureux|heureuse|fi[eè]re?|enchanté|honoré|ému|enthousiaste|content)(?:e|s|es)? (?:de (?:vous )?(?:annoncer|partager|rejoindre|informer|présenter|commencer|débuter|faire)|d'(?:annoncer|avoir|être|intégrer))`,
    'Regardez-moi, je vous prie.',
    FR.look,
  ),
  phrase(
    String.raw`(?:j'ai|c'est avec|nous avons) (?:le |un |une )?(?:immense |grand |grande |beaucoup de ){0,4}(?:plaisir|joie|honneur|fierté|émotion) (?:de|que|d')`,
    'Regardez-moi, je vous prie.',
    FR.look,
  ),
  phrase(
    String.raw`(?:mon |un |ce |de )?(?:nouveau (?:poste|rôle|défi|challenge)|nouvelles? (?:fonctions?|mission))`,
    'Le même travail, une signature plus longue.',
    FR.job,
  ),
  phrase(
    String.raw`nouve(?:au chapitre|lle (?:aventure|étape|page))`,
    "On a fermé l'ancien pour moi.",
    "C'est un emploi, et je l'appelle une aventure.",
  ),
  phrase(
    String.raw`(?:une page se tourne|je tourne (?:la|une) page|clap de fin|fin d'une (?:belle )?aventure)`,
    "On l'a tournée pendant que je lisais.",
    'Je pars, et je voudrais une carte.',
  ),
  phrase(
    String.raw`(?:nouveaux défis|nouveaux horizons|nouvelles opportunités|à l'écoute du marché|en (?:recherche active|veille active))`,
    "J'ai beaucoup de matinées libres.",
    FR.lost,
  ),
  phrase(
    String.raw`après (?:\S+ ){1,3}(?:ans|années)`,
    "Je les ai comptées. J'étais le seul.",
    "Le temps a passé, et je l'ai compté.",
  ),
  phrase(
    String.raw`(?:très |tellement |profondément |infiniment )?reconnaissante?s? (?:envers|pour|à|de)`,
    'Cela doit venir avant la partie sur moi.',
    FR.thanks,
  ),
  phrase(
    String.raw`(?:un (?:grand|immense|énorme) )?merci (?:à (?:tous|toutes|toute|mon|mes|chacun|l'équipe)|pour (?:votre|cette|la|ces))`,
    'Si je vous nomme, il faut partager.',
    FR.thanks,
  ),
  phrase(
    String.raw`(?:quelle|quel) (?:belle |bel |beau |incroyable |magnifique )?(?:aventure|année|semaine|journée|parcours|événement|fierté|soirée)`,
    "Il n'y avait plus de viennoiseries à dix heures.",
    "J'étais dans une salle, avec un badge.",
  ),
  phrase(
    String.raw`(?:sortir de (?:sa|ma|votre|notre) )?zone de confort`,
    "J'étais bien. Ce fut ma meilleure année.",
    "J'ai été mal assis une fois, et j'en ai fait une liste.",
  ),
  phrase(
    String.raw`(?:ce que j'(?:en )?ai appris|leçons? de vie|voici ce que (?:j'ai|ça m'a|cela m'a) appris)`,
    "Rien n'a été appris. C'est numéroté.",
    "Une petite chose est arrivée, et je l'ai numérotée.",
  ),
  phrase(
    String.raw`(?:nous sommes une (?:grande )?famille|une grande famille|esprit de famille)`,
    'Il y aura des week-ends.',
    "Il n'y aura pas d'augmentation. Il y aura de la pizza.",
  ),
  phrase(
    String.raw`(?:nous recrutons|on recrute|(?:rejoins|rejoignez)(?:-nous| notre équipe))`,
    "Quelqu'un est parti.",
    "Quelqu'un est parti, et je dois en trouver un autre.",
  ),
  phrase(
    String.raw`(?:ce n'est que le début|la suite au prochain épisode|l'aventure continue|le meilleur reste à venir)`,
    "Il y en aura d'autres.",
    "Il y en aura d'autres comme celui-ci.",
  ),
  phrase(
    String.raw`(?:qu'en pensez-vous|et vous,? qu'en|votre avis|dites-(?:le-)?moi en commentaires?|d'accord ou pas)`,
    'Il me faut des commentaires avant midi.',
    'Je connais la réponse. Il me faut le chiffre à côté.',
  ),
];
