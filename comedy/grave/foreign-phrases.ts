import { anyOf, either, pattern, sequence, words } from '../language/pattern-parts.ts';

/** Unambiguous phrases in other languages. `\b` does not work with accents. */
export const PLAIN_ELSEWHERE = pattern(
  'iu',
  /(?<!\p{L})/u,
  either(
    // French
    sequence(
      words(
        'père mère frère sœur soeur mari femme fils fille grand-père grand-mère ami amie oncle tante papa maman papi papy',
        'mamie bébé chien chat voisin collègue cousin cousine',
      ),
      / (?:est|sont|était) (?:mort|morte|décédée?|partie? pour toujours)/u,
      /(?! de (?:rire|faim|fatigue|soif|honte|trouille))/u,
    ),
    /s'est (?:suicidée?|pendue?|donné la mort|tiré une balle|jetée? sous)/u,
    sequence(
      /j'ai perdu (?:mon|ma|mes|notre) /u,
      words(
        'fils fille mari femme père mère frère sœur soeur bébé enfant parents emploi travail papa maman grand-père',
        'grand-mère',
      ),
    ),
    /(?:je )?(?:veux|envie de|voudrais) mourir|ne veux plus vivre|plus envie de vivre|me suicider/u,
    sequence(
      /(?:mari|père|beau-père|copain|compagnon|ex|mère) me (?:frappe|frappait|viole|violait|tape|bat|battait)/u,
      /(?! (?:aux?|à)(?!\p{L}))/u,
    ),
    /fausse couche|battements? de cœur|(?:été|suis) (?:violée|licenciée?|agressée)/u,
    /(?:enterrons|enterré) (?:mon|ma|papa|maman|mamie|papi|notre)/u,
    // German
    /das leben genommen|umgebracht|erhängt|fehlgeburt|vergewaltigt/u,
    /(?:will|möchte|wollte) (?:nicht mehr leben|sterben)/u,
    /(?:mann|vater|stiefvater|freund|mutter|ex) (?:schlägt|schlug|würgt|verprügelt) mich(?! (?:im|beim|in)(?!\p{L}))/u,
    /einschläfern/u,
    sequence(
      /(?:vater|mutter|bruder|schwester|oma|opa|mann|frau|sohn|tochter|freund|freundin|hund|katze|mama|papa|kollege) /u,
      /ist (?:\p{L}+ ){0,2}(?:tot|gestorben|verstorben)/u,
    ),
    /im sterben|nicht mehr aufgewacht/u,
    // Spanish
    /enterramos a|enterré a|se (?:suicidó|ahorcó|quitó la vida)/u,
    sequence(
      /(?:esposo|marido|novio|padrastro|padre|papá|ex|pareja) me /u,
      /(?:pega|pegaba|golpea|golpeaba|golpeó|viola|violó|ahorcó)(?! (?:los|las|el|la)(?!\p{L}))/u,
    ),
    /quiero morir(?:me)?|me quiero morir|no quiero vivir|ya no quiero vivir|a punta de pistola/u,
    /(?:lo|la|los) (?:mataron|asesinaron|deportaron|balearon)|(?:perdí|perdimos) a(?:l| mi| nuestr[oa])(?!\p{L})/u,
    /no hay latido/u,
    // Italian
    /si è (?:uccis[oa]|impiccat[oa]|suicidat[oa]|tolt[oa] la vita)|mi (?:picchia|picchiava|violentava)|voglio morire/u,
    /non voglio più vivere/u,
    /(?:padre|madre|nonno|nonna|fratello|sorella|marito|moglie|figlio|figlia|zio|zia) (?:è mancat[oa]|non c'è più)/u,
    /violentat[ao]|stuprat[ao]|ho perso (?:il bambino|mio figlio|mia figlia)/u,
    // Portuguese
    /se matou|tirou a própria vida|se suicidou/u,
    /(?:marido|namorado|padrasto|pai|ex) me (?:bate|batia|enforcou|espanca)(?! n[oa](?!\p{L}))|quero morrer/u,
    /não quero mais viver|estuprad[ao]|espancad[ao]|assassinad[oa]/u,
    /perdi (?:meu|minha) (?:filh[oa]|pai|mãe|irmão|irmã|avó|avô|marido|esposa)/u,
    // Dutch
    /zelfmoord|overleden|gestorven/u,
    /(?:man|vader|stiefvader|vriend|ex) (?:slaat|sloeg|wurgt) (?:me|mij)(?! (?:met|bij)(?!\p{L}))/u,
    /wil (?:dood|niet meer leven)(?!\p{L})|verkracht|laten inslapen|miskraam|uitgezaaide?/u,
    // Polish
    /zmarł[ay]?|nie żyje|umarła?(?! (?:ze|z) )|powiesiła? się|samobójstw\p{L}+|chcę umrzeć|nie chcę (?:już )?żyć/u,
    /zgwałcił\p{L}*|mnie (?:bije|bił|dusił)|pochowaliśmy|poroni\p{L}+/u,
  ),
  /(?!\p{L})/u,
);

/** Unambiguous words in scripts that the model does not read. */
export const PLAIN_SCRIPTS = pattern(
  'u',
  anyOf(
    /去世|過世|过世|逝世|离世|離世|病逝|葬礼|葬禮|丧礼|自杀|自殺|流产|流產|(?:父亲|母亲|爸|妈|爷|奶|外公|外婆|丈夫|妻子|老公|老婆|儿子|女儿|朋友|狗|猫|貓)死了|亡くな|死去|他界|葬式|葬儀/u,
    /流産|돌아가셨|돌아가신|사망|세상을 떠|장례|자살|توف[يى]|وفاة|جنازة|انتحر|मृत्यु|निधन|देहांत|अंतिम संस्कार|आत्महत्या/u,
    /помер(?:ла|ли)?(?!\p{L})|похорон|самогуб|самоубий|נפטר|הלוויה|התאבד|vefat|cenaze|intihar/u,
  ),
);

export const HEAVY_ELSEWHERE = pattern(
  'iu',
  either(
    sequence(
      /\b/u,
      either(
        /fallecimiento|nous a quittée?s?|ho perso mi[oa]|perdi (?:o )?(?:meu|minha)|perdí a mi|décéd\p{L}*|duelo|luto/u,
        /condolencias|descanse en paz|pésame|accidente|guerra|divorcio|enfermedad|hospitalizad\w+|despidos|verstorben/u,
        /trauer|beileid|unfall|krieg|scheidung|entlassungen|mort de|deuil|condoléances|accident de|guerre|divorce/u,
        /licenciements|faleceu|falecimento|demitid\w+|demissão|lutto|incidente|guerra|licenziat\w+/u,
      ),
      /(?![\p{L}])/u,
    ),
    /戦争|事故|離婚|病気|война|авария|умерла?|سرطان|وفاة|توفي|حرب/u,
  ),
);

/** "Laughed to death", "dead tired". */
export const SAID_LIGHTLY_ELSEWHERE = /[笑累饿餓气氣热熱冷烦煩困忙吓嚇急渴撑撐]死/gu;
