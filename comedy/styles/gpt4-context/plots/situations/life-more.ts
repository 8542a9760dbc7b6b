import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

const LIFE_JURY_DUTY = {
  when: ['jury duty|service', 'call .. jury', 'jury'],
  not: 'guilty',
  fine: 'i got called for have today summons the duty again in mail week',
} satisfies PlotTraits;

/** More plots about errands, shops, offices, money and small luck. */
export const LIFE_MORE: readonly Plot[] = [
  plot(
    'st-y-match-the-offer',
    {
      when: [
        'cashier|clerk|waiter|driver|young|boy|girl|teenager|@server .. ask|offer|give .. senior|pensioner|seat|discount',
        'offer .. me .. seat',
        "@stranger|@child .. call .. me .. sir|ma'am|grandpa|grandma|madam",
        'get .. senior .. discount',
      ],
      not: 'wheelchair|pregnant|gave|i gave',
      fine: "the if i wanted and i'm 52 am only old young man lady on bus train tube subway his her today scooter for first time cinema ticket 45 50 at",
    },
    all('{text}.'),
    all('At work I have applied for Senior four times.'),
    levels(
      "Each time I was told I'm not ready.",
      'Each time I was told three more years.',
      'Each time I was told to come back when I creak.',
    ),
    all('Here it took one look.'),
    levels(
      'I accepted on the spot.',
      "I've asked work to match the offer.",
      'Work has had to match it. I have a corner office, near the door.',
    ),
  ),
  plot(
    'st-n-who-nodded',
    {
      when: [
        'charge .. twice|double|wrong|too',
        'overcharge',
        'pay .. twice|double',
        'bill|receipt .. wrong|double',
      ],
      also: '@hotdrink|barista|starbucks|coffee_shop',
      not: 'phone|battery|card_stolen|laptop',
      fine: 'i was for the same coffee twice at by mistake once in store parking lunch meal restaurant bar accidentally barista card thing got ticket',
    },
    all('{text}.'),
    all('At my firm, every invoice is for two people.'),
    levels(
      'One does the work. The other nods.',
      'One does the work. The other nods, at the same rate.',
      "One does the work. The other nods. I've been nodding since 2009.",
    ),
    all('So I understood the amount at once.'),
    levels(
      'I only asked who had nodded.',
      'I only asked who had nodded, and if it had been worth it.',
      "I only asked who had nodded. They hired me. I'm on every receipt.",
    ),
  ),
  plot(
    'st-v-forty-dollars',
    {
      when: [
        'library|librarian ... late|fine|fined|overdue|due',
        'overdue .. book|library',
        'fine|fined ... library',
        'return|returned|returning .. library book|books ... late|after|years|#',
        'library book|books ... late|overdue|years|since|1987|1994|1998|2009|decade|decades',
        'book|books .. library ... years|1987|1994|1998|decade|decades',
        'library|librarian ... book|books .. from|out in? #',
      ],
      not: [
        'wanted|due|waived|scrapped|abolished|open|closed|closes|hours|due_to',
        'library .. is|was fine',
        'study|fell_asleep|card_lost',
      ],
      fine: 'i was told off by the for a i took out in 1987 1994 1998 years late year old fine found still finally and they my ten twenty thirty owed # return returned back',
    },
    all('{text}.'),
    all("I've been late with everything for 22 years."),
    levels(
      "A library is the first place that's told me what it costs.",
      "A library is the first place that's told me what it costs, without shouting.",
      "A library is the first place that's told me what it costs. I teared up.",
    ),
    all('Ten cents a day.'),
    all('My biggest project is 400 days late.'),
    levels(
      "I've brought the client $40.",
      "I've brought the client $40, and told them to keep the change.",
      'I gave the client $40. They stamped my wrist, and I have until the 14th.',
    ),
  ),
  plot(
    'st-g-are-you-leaving',
    {
      when: [
        'get|find .. last|perfect|free .. parking|space|spot',
        'find .. parking',
        'last parking_space|space|spot|seat',
      ],
      not: 'ticket|boss|steal|stole|took my',
      fine: 'the i got parking space at hospital right in front of mall supermarket first time downtown spot a airport station on of',
    },
    all('{text}.'),
    all('Within a minute, somebody asked if I was leaving.'),
    levels(
      'It was our first inbound offer.',
      'It was our first inbound offer. There was waving.',
      'It was our first inbound offer. By noon there were eleven, all honking.',
    ),
    all('Founders dream of that question.'),
    levels(
      "I said we're focused on building.",
      "I said we're not for sale, but I'd love to stay close.",
      "I said we're focused on building. The second floor opens in May.",
    ),
  ),
  plot(
    'life-jury-duty',
    LIFE_JURY_DUTY,
    all(
      '{text}. Twelve people, one decision, no deadline, and nobody may leave. I had never been so ready for anything.',
    ),
    all(
      'I opened with a round of names and one fun fact. A woman in the corner said that we were supposed to pick a foreman. I pointed out that I was already standing.',
      'Someone mentioned that we needed a foreman. I said that titles were not important to me and wrote mine on the whiteboard.',
    ),
    all(
      'I made four quadrants. I asked what success would look like for the defendant. "All in favor?" I said, and eleven people raised a hand to ask what we were voting on.',
    ),
    mild(
      'I was excused at lunch, with thanks. They had a verdict before I had found my car. I hear that it was unanimous, and quiet, and that there were no fun facts.',
    ),
    hot(
      'By Thursday we had a mission, a logo and two working groups. The bailiff asked if we were close. I told him we were aligned on the font.',
    ),
    spicy(
      'We were eleven weeks over. When we came out at last I read the executive summary, and the judge said that all she had wanted to know was whether he had parked there. I looked at my people. "All in favor?" I said. He had. He stood up, with tears in his eyes, and said he would have paid the forty dollars in May.',
    ),
    unhinged(
      'We never came out. We have been incorporated since, we took the building over in spring, and the judge reports to the woman in the corner. He is our head of parking. He says he has found himself.',
    ),
    unhinged(
      'Last night they slid something under the door from the outside. It said that the law had been changed, we were free, and the whole country had moved on to a different system. I read it aloud, slowly. "All in favor?" I asked. There was a silence in there such as I have only ever heard in a quadrant.',
    ),
  ),
  plot(
    'st-b-twelve-agree',
    LIFE_JURY_DUTY,
    all('{text}.'),
    all('Twelve people must agree before anyone goes home.'),
    levels(
      "I've waited my whole career for a meeting like that.",
      "I've waited my whole career for that rule.",
      "I've waited my whole career for that rule. I've had it copied.",
    ),
    all('I have chaired our biscuit working group since 2017.'),
    levels(
      'We could have been done by lunch.',
      "With a guard on the door, we'd have been done by lunch.",
      "I've put a guard on the door. Shortbread stands at eleven to one.",
    ),
  ),
  plot(
    'st-d-told-the-door',
    {
      when: [
        'bank|post_office|store|shop|restaurant|cafe|branch|library|pub .. close|shut .. down|our|local|my|branch|early|forever',
      ],
      not: 'deal|door|school|office_for|late_night',
      fine: 'the bank closed our local branch favorite restaurant coffee shop my early when i got there on sunday monday lunch five minutes just down is',
    },
    all('{text}.'),
    all('The notice on the door says this is to serve me better.'),
    levels(
      "I'm a loyal customer. I'd been in twice.",
      "I'm a loyal customer. I'd been in twice, once because of the rain.",
      "I'm a loyal customer. I'd been in twice this century, once because of the rain.",
    ),
    all("I wasn't going to take it lying down."),
    levels(
      "I've written to say I'll be taking my business elsewhere.",
      "I've told the door that I'll be taking my business elsewhere.",
      "I've told the door that I'll be taking my business elsewhere. It asked if it could come.",
    ),
  ),
  plot(
    'st-n-delivered',
    {
      when: [
        '@server|delivery|courier|driver|postman|amazon .. leave|throw|put|deliver|drop|hide .. parcel|package|box|order .. bin|garbage|trash|recycling|roof|neighbor|rain|hedge|wrong|over',
        'parcel|package .. left|leave .. in|at|on .. bin|rain|roof|wrong|neighbor',
      ],
      not: 'food|pizza|baby',
      fine: 'the delivery man my in the recycling bin and the bin men took it left parcel next door wrong address safe place behind fence over with he she took collected then trash amazon',
    },
    all('{text}.'),
    all('The status says "Delivered." I looked up what that means.'),
    levels(
      'It means they no longer have it.',
      'It means they no longer have it. Where it is falls under "other."',
      'It means they no longer have it. The word for you having it is "rumor."',
    ),
    all('At my firm, we say it of projects.'),
    levels(
      "The last one went to the client's neighbors.",
      "The last one went to the client's neighbors. They're delighted.",
      'The last one was a new headquarters. The client was out. We put it behind a hedge.',
    ),
  ),
  plot(
    'st-d-exact-change',
    {
      when: [
        'machine|vending_machine|snack_machine|candy_machine|soda_machine .. give|drop|dispense|spit|throw|release .. two|double|extra|second|another|free',
        'get|got .. two|double|extra|second|free .. from|out .. vending_machine|snack_machine|machine',
        'two|both|second|extra .. fall|fell|come|came .. vending_machine|snack_machine',
      ],
      not: 'coffee_machine|atm|cash|money|ticket|receipt|change|wrong|nothing|stuck|broken|washing_machine|fax|copier|printer|slot|casino|@child|@boss|twice',
      fine: 'snicker snickers twix mars kitkat chip chips crisp crisps bar bag can coke soda chocolate candy snack paid one office work today only lunch for price',
    },
    all('{text}.'),
    all('I declared the second one in the gifts register.'),
    levels(
      'Donor: machine.',
      'Donor: machine. Relationship: professional.',
      'Donor: machine. Relationship: it has seen me eat.',
    ),
    all('Then it asks what the donor may expect in return.'),
    levels(
      'I wrote "Exact change."',
      'I wrote "Nothing so far." It has started humming when I pass.',
      'I wrote "Nothing." It now has our catering contract and my parking space.',
    ),
  ),
  plot(
    'st-n-full-coverage',
    {
      when: [
        'umbrella .. flip|turn|blow|go|pop|bend .. inside_out|inside|outside_in|backwards|up',
        'wind .. turn|flip|invert|bend .. umbrella',
      ],
      not: 'lose|steal|leave|forget|sell|@child|dog|cat|table|beach|cocktail|funeral|wedding',
      fine: 'mayor boss everyone windy rain rainy street corner bridge crowd interview bus stop wind storm client station outside today work meeting new expensive my whole entire department',
      is: '!question',
    },
    all('{text}.'),
    all("I've sold strategies like that."),
    levels(
      'They look excellent indoors.',
      'They look excellent indoors, with the strap on.',
      'They look excellent indoors. You press a button and the room claps.',
    ),
    all('Full coverage in all conditions.'),
    levels(
      "Then there's wind.",
      "Then there's wind, and the client is holding a stick.",
      "Then there's wind. I was last seen over Norwich, still presenting.",
    ),
  ),
];
