/** Word classes for "@name" in patterns. Whatever a plot says of one word of a class must be true of all. */
const CLASSES: Readonly<Record<string, string>> = {
  // the living
  cat: 'cat, kitten, kitty, tomcat, moggy',
  dog: 'dog, puppy, pup, doggo, labrador, golden retriever, retriever, poodle, beagle, dachshund, corgi, terrier, pug, husky, bulldog, french bulldog, german shepherd, border collie, spaniel, chihuahua, rottweiler, great dane, greyhound, mutt, labradoodle, cockapoo, cavapoo, collie, whippet, jack russell, shih tzu, doberman, pomeranian, dalmatian, pooch, sheepdog, sheep dog',
  pet: 'cat, kitten, kitty, tomcat, dog, puppy, pup, doggo, labrador, golden retriever, retriever, poodle, beagle, dachshund, corgi, terrier, pug, husky, bulldog, french bulldog, german shepherd, border collie, spaniel, chihuahua, rottweiler, great dane, greyhound, mutt, hamster, rabbit, bunny, guinea pig, parrot, budgie, parakeet, tortoise, turtle, ferret, gerbil, goldfish, labradoodle, cockapoo, cavapoo, collie, whippet, jack russell, shih tzu, doberman, pomeranian, dalmatian, pooch, sheepdog, sheep dog, moggy, canary',
  bird: 'bird, pigeon, seagull, gull, crow, magpie, raven, parrot, goose, duck, swan, sparrow, robin, owl, hawk, woodpecker, rooster, chicken, hen, peacock, turkey, parakeet, budgie, blue jay, heron, jackdaw, pheasant, blackbird, hummingbird, starling, ostrich, emu, stork, cuckoo, pelican, rook, myna, guinea fowl',
  wildlife:
    'raccoon, squirrel, fox, bear, deer, possum, opossum, skunk, rat, mouse, bat, snake, coyote, rabbit, hedgehog, badger, chipmunk, mole, monkey, moose, boar, hare, otter, beaver, groundhog, porcupine, weasel, stoat, langur, wild boar, gopher, armadillo',
  insect:
    'spider, wasp, bee, fly, mosquito, ant, cockroach, roach, moth, hornet, cricket, ladybug, bug, beetle, caterpillar, butterfly, stink bug, bumblebee, woodlouse, earwig, centipede, daddy longlegs, gnat, midge, flea, silverfish, dragonfly, ladybird, horsefly, fruit fly, grasshopper, locust, mozzie, housefly',
  livestock: 'cow, goat, horse, sheep, pig, donkey, llama, alpaca, pony, mule, bull, lamb',
  animal:
    '@pet, @bird, @wildlife, @insect, @livestock, fish, animal, gecko, newt, slug, snail, worm, woodlouse, centipede, scorpion, earwig, silverfish, octopus, jellyfish, eel, crab, lobster, frog, toad, lizard, seal, dolphin, shark, whale',
  child:
    'son, daughter, kid, toddler, baby, child, niece, nephew, grandson, granddaughter, grandchild, grandkid, stepson, stepdaughter, newborn, twin, preschooler, teenager, teen, year-old, two-year-old, three-year-old, four-year-old, five-year-old, six-year-old, seven-year-old, eight-year-old, nine-year-old, ten-year-old, 2-year-old, 3-year-old, 4-year-old, 5-year-old, 6-year-old, 7-year-old, 8-year-old, 9-year-old, 10-year-old, 12-year-old, kiddo, grandkids, stepkid, godson, goddaughter, little one, little boy, little girl, infant, tween, great-niece, great-nephew, two year old, three year old, four year old, five year old, six year old, seven year old, eight year old, nine year old, 2 year old, 3 year old, 4 year old, 5 year old, 6 year old, 7 year old, 8 year old, 9 year old, 2yo, 3yo, 4yo, 5yo, 6yo, 7yo, 8yo, 9yo, 10yo, 11yo, 12yo',
  parent:
    'mother, mom, mum, mama, father, dad, daddy, parent, grandmother, grandma, grandfather, grandpa, nana, granny, grandparent, papa, amma, appa, nan, gran, grandad, granddad, mummy, mommy, mam, abuela, oma, opa, stepdad, stepmom, stepmum, great-grandmother, great-grandma',
  spouse:
    'wife, husband, partner, girlfriend, boyfriend, fiance, fiancé, fiancee, spouse, better half, hubby, hubs, missus, other half, fiancée, bf, gf',
  relative:
    'in-laws, exes, mother-in-law, @parent, @spouse, @child, brother, sister, sibling, aunt, uncle, cousin, mother in law, father in law, mother-in-law, father-in-law, brother-in-law, sister-in-law, in-law, family, roommate, flatmate, housemate, ex, stepmother, stepfather, aunty, auntie, stepbrother, stepsister, great-aunt, great-uncle, in laws',
  boss: 'boss, manager, ceo, cfo, cto, coo, vp, director, supervisor, team lead, chief, president, founder, head of sales, head of marketing, line manager, superior, gaffer, foreman, team leader, shift manager, store manager, area manager, branch manager, general manager, managing director, department head',
  colleague:
    'coworkers, workmate, trainee, apprentice, cubicle mate, work wife, colleague, coworker, co-worker, teammate, intern, deskmate, new hire, assistant, developer, engineer, designer, accountant, team, department, office, temp, hr, it guy, hr manager, senior developer',
  client: 'client, customer, buyer, prospect, investor, patient, supplier, vendor',
  stranger:
    'security guard, guard, cleaner, stranger, man, woman, guy, lady, someone, somebody, person, old man, old lady, old woman, random guy, kid on the bus, passenger, commuter, jogger, cyclist, tourist, pedestrian, bloke, chap, gentleman, old gentleman, old bloke, elderly man, elderly woman, elderly lady, little old lady, bouncer, lollipop man',
  neighbor:
    'neighbor, neighbour, landlord, tenant, upstairs neighbor, downstairs neighbor, neighbor lady, neighbour aunty, next-door neighbor, next-door neighbour, guy next door, woman next door, man next door, old lady next door, folks next door, people next door, couple next door, family next door, man downstairs, woman downstairs, man upstairs, woman upstairs, couple upstairs, couple downstairs, neighbour lady',
  server:
    'barista, waiter, waitress, server, bartender, cashier, clerk, chef, cook, shop assistant, sales assistant, salesman, saleswoman, delivery guy, delivery driver, courier, mailman, postman, driver, taxi driver, uber driver, cab driver, bus driver, receptionist, flight attendant, gate agent',
  role: 'manager, director, engineer, developer, designer, analyst, consultant, officer, president, architect, scientist, specialist, coordinator, recruiter, strategist, editor, writer, copywriter, producer, intern, accountant, ceo, cfo, cto, vp, vice president, evangelist, administrator, researcher, marketer, supervisor, executive, controller, product manager, project manager, account manager, head of growth, head of sales, head of marketing, head of people, head of product, head of engineering, head of operations, head of design, head of finance, head of growth marketing, head of customer success, team lead, tech lead, product owner, scrum master, founder, co-founder, chief of staff, apprentice, trainee, teacher, nurse, lecturer, assistant, advisor, adviser',
  professional:
    'repairman, handyman, cable guy, builder, locksmith, librarian, landscaper, contractor, doctor, dentist, nurse, therapist, plumber, electrician, mechanic, vet, hairdresser, barber, lawyer, teacher, professor, pharmacist, physio, physiotherapist, optician, dermatologist, surgeon, hygienist, trainer, personal trainer, coach, yoga teacher, instructor, priest, pastor, police officer, officer, cop, policeman, recruiter, interviewer',
  person:
    'bestie, roomie, @relative, @boss, @colleague, @client, @stranger, @neighbor, @server, @professional, friend, best friend, buddy, pal, date, guest, host, people, everyone, everybody, nobody, teammate, player, opponent, audience, crowd, classmate, student',
  // things
  fruit:
    'apple, banana, orange, grape, strawberry, blueberry, raspberry, mango, pear, peach, avocado, lemon, lime, melon, watermelon, pineapple, kiwi, cherry, plum, grapefruit, tangerine, clementine, satsuma, apricot, fig, guava, lychee, papaya, gooseberry, blackberry, cranberry',
  vegetable:
    'carrot, potato, onion, tomato, cucumber, broccoli, pepper, zucchini, courgette, spinach, kale, lettuce, garlic, leek, celery, cabbage, cauliflower, mushroom, corn, pea, bean, eggplant, pumpkin, asparagus, sprout, brussels sprout, radish, beet, marrow, swede, parsnip, rhubarb, turnip, aubergine, runner bean, chilli, chili pepper, coriander, parsley, cilantro, okra, squash plant, beetroot',
  meal: 'breakfast, lunch, dinner, supper, brunch, meal, leftover, leftovers, takeout, takeaway, packed lunch',
  sweet:
    'cake, cookie, brownie, donut, doughnut, muffin, cupcake, pie, pancake, waffle, croissant, pastry, candy, chocolate, chocolate bar, ice cream, cheesecake, pudding, biscuit, gummy bear, birthday cake, cinnamon roll, danish, tart, marshmallow, gelato, popsicle, snickers, twix, kitkat, scone, oreo, flapjack, crumble, meringue, pavlova, trifle, custard, laddoo, ladoo, fudge, eclair, macaroon, hobnob, gulab jamun, mince pie, jaffa cake, banana bread, lollipop, lolly, jelly, jelly baby, haribo, liquorice, toffee, caramel, nougat, truffle, chocolate cake, carrot cake, sponge cake, swiss roll, shortbread, gingerbread, gingerbread house, crumpet, tiramisu, easter egg, advent calendar chocolate, barfi, jalebi, rasgulla, kheer, halwa, chocolate box, mars bar, ice lolly, profiterole, sticky toffee pudding, rice krispie treat, fortune cookie, lebkuchen, stollen, panettone, christmas pudding, christmas cake, wedding cake, sundae, milky way, malteser, smartie, m&m',
  food: '@fruit, @vegetable, @sweet, @meal, food, snack, sandwich, burger, pizza, pasta, spaghetti, lasagna, lasagne, soup, salad, sushi, taco, burrito, curry, rice, noodle, ramen, bread, toast, bagel, sourdough, bun, roll, egg, omelet, omelette, bacon, sausage, steak, chicken, turkey, ham, fish, salmon, tuna, shrimp, cheese, yogurt, yoghurt, cereal, oatmeal, porridge, granola, popcorn, chip, crisp, fries, french fry, hot dog, nugget, chicken nugget, wrap, kebab, falafel, hummus, dumpling, casserole, stew, chili, risotto, meatball, meatloaf, pretzel, nachos, guacamole, grilled cheese, mashed potato, potato salad, slice of pizza, pizza slice, quiche, paella, peanut butter, butter, jam, honey, rotisserie chicken, garlic bread, baguette, dal, daal, chapati, roti, idli, dosa, biryani, paneer, samosa, pakora, naan, poha, sambar, rajma, chutney, pickle, khichdi, paratha, jacket potato, baked bean, crumpet, fish finger, pot noodle, gravy, mac and cheese, shepherds pie, cottage pie, sunday roast, dough, batter, loaf, marmite, nutella, dorito, pringle, scotch egg, pasty, sausage roll, yorkshire pudding, stir fry, enchilada, quesadilla, waffle, cornbread, brisket, coleslaw, banana bread, raclette, fondue, schnitzel, bratwurst, haggis, crepe, vada, upma, pulao, korma, tikka, bhaji, aloo, gobi, halwa, kheer, papad, thali, momo, pierogi, gnocchi, ravioli, macaroni, couscous, quinoa, tofu, oats, muesli, weetabix, cheddar, mozzarella, feta, parmesan, halloumi, brie, cream cheese, mayonnaise, mayo, ketchup, mustard, olive, olives, salami, pepperoni, ham sandwich, lamb chop, pork chop, roast dinner, roast potato, hash brown, pie, cottage cheese, rice pudding, tortilla, pita, focaccia, ciabatta, rye bread, brioche, pita bread, fish and chips, bangers, beans on toast, cheese toastie, toastie, bhindi, prawn, crab stick, sardine, anchovy, duck breast, flan, souffle, soufflé, fruitcake, croquette, tempura, pho, pad thai, bibimbap, kimchi, sauerkraut, spaetzle, goulash, dumplings, stroganoff, ragu, bolognese, carbonara, tiramisu, profiterole, swiss roll, sauce, stock cube, chutneys',
  hotdrink:
    'coffee, tea, latte, espresso, cappuccino, americano, flat white, macchiato, hot chocolate, cocoa, chai, matcha, mocha, decaf, oat latte, oat milk latte, pumpkin spice latte, cold brew, iced coffee, herbal tea, green tea',
  drink:
    '@hotdrink, water, milk, juice, orange juice, smoothie, soda, coke, lemonade, beer, wine, red wine, white wine, cocktail, whiskey, vodka, gin, champagne, prosecco, kombucha, milkshake, shake, protein shake, energy drink, oat milk, drink, beverage, red bull, margarita, pint, lassi, cider, sherry, ale, lager, filter coffee',
  computer:
    'computer, laptop, macbook, pc, imac, chromebook, desktop, work laptop, notebook computer',
  phone: 'phone, iphone, cell, cell phone, cellphone, smartphone, mobile, android, work phone',
  earphones:
    'earbud, earbuds, airpod, airpods, headphone, headphones, earphone, earphones, headset',
  gadget:
    '@computer, @phone, @earphones, tablet, ipad, kindle, e-reader, smartwatch, apple watch, watch, fitbit, camera, drone, speaker, charger, power bank, remote, remote control, mouse, keyboard, monitor, webcam, usb stick, usb drive, hard drive, flash drive, gopro, switch, nintendo switch, ps5, playstation, xbox',
  appliance:
    'hoover, furnace, cooker, grill, sandwich maker, toaster, oven, stove, microwave, fridge, refrigerator, freezer, dishwasher, washing machine, washer, dryer, tumble dryer, vacuum, vacuum cleaner, air fryer, blender, kettle, coffee machine, coffee maker, espresso machine, rice cooker, slow cooker, instant pot, iron, hair dryer, hairdryer, air conditioner, heater, boiler, water heater, fan, mixer, stand mixer, food processor, waffle maker, bread machine, dehumidifier, garbage disposal, smoke alarm, smoke detector, thermostat, doorbell, garage door, grill, bbq, barbecue, hob, geyser, mixer grinder, pressure cooker, ice maker, extractor fan, tumble drier, immersion heater, toastie maker, air con, aircon, radiator, electric blanket, strimmer, lawnmower, lawn mower, sandwich toaster, juicer, steam iron, cooker hood',
  robot:
    'robot, roomba, robot vacuum, alexa, siri, google home, smart speaker, chatbot, chatgpt, ai, smart fridge, smart home, smart tv, robot mower, self-checkout, self checkout, self-checkout machine, bot, gps, sat nav, satnav, google maps, copilot, google, voice assistant',
  officemachine:
    'printer, copier, photocopier, scanner, shredder, fax, fax machine, projector, label maker, laminator, vending machine, water cooler, badge reader',
  machine:
    'furnace, hoover, satnav, gps, @appliance, @robot, @officemachine, @computer, machine, app, elevator, lift, escalator, ticket machine, atm, cash machine, parking meter, wifi, wi-fi, router, internet, tv, television, software, system, website, server, excel, spreadsheet, autocorrect, teams, zoom, slack, outlook, alarm, alarm clock, car, tesla, scale, treadmill, photo booth, kiosk, sensor, automatic door, revolving door, hand dryer, soap dispenser',
  vehicle:
    'car, truck, van, bus, train, bike, bicycle, scooter, e-scooter, motorcycle, motorbike, taxi, cab, uber, lyft, tram, subway, metro, ferry, tesla, rental car, minivan, suv, moped, ambulance, tractor, camper, caravan, rv, scooty, auto rickshaw, lorry, mobility scooter',
  transit:
    'bus, train, tram, subway, metro, ferry, flight, plane, tube, connection, shuttle, bus stop, connecting flight',
  garment:
    'shirt, t-shirt, tshirt, blouse, sweater, jumper, cardigan, hoodie, jacket, coat, pants, trousers, jeans, shorts, skirt, dress, suit, tie, sock, shoe, sneaker, boot, sandal, slipper, flip-flop, hat, cap, beanie, scarf, glove, mitten, underwear, bra, pajamas, pyjamas, robe, bathrobe, vest, tights, leggings, swimsuit, bikini, swim trunks, belt, raincoat, wedding dress, uniform, heel, high heel, polo shirt, turtleneck, sweatpants, trainers, wellies, wellington, kurta, sari, saree, lehenga, salwar, dupatta, dungarees, overalls, tracksuit, joggers, chinos, corduroys, blazer, waistcoat, tank top, crop top, onesie, nightie, nightgown, nightdress, dressing gown, anorak, parka, fleece, gilet, poncho, overcoat, trench coat, knickers, boxers, thermals, long johns, swimming trunks, swimming costume, bathing suit, wetsuit, kilt, loafers, loafer, crocs, clogs, earmuffs, bow tie, apron, ball gown, gown, cargo pants, yoga pants, tutu, romper, dungaree, lederhosen, dirndl, singlet, bobble hat, sun hat',
  footwear:
    'shoe, sneaker, boot, sandal, slipper, flip-flop, heel, sock, high heel, crocs, croc, loafer, trainers, wellies, wellington, clogs, loafers, flip-flops, moccasin, stiletto, football boots, walking boots, hiking boots, running shoes, ballet shoes',
  household:
    '@appliance, @furniture, @garment, @carried, @gadget, @instrument, tap, faucet, sink, drain, toilet, loo, bath, bathtub, shower, radiator, pipe, gutter, door, window, blind, curtain, rug, carpet, pillow, duvet, blanket, towel, lock, handle, doorknob, hinge, bulb, lightbulb, socket, hob, tile, wall, ceiling, floor, roof, fence, gate, shed, bucket, mop, broom, ladder, hammer, drill, screwdriver, spanner, wrench, scissors, sellotape, stapler, pan, pot, saucepan, wok, plate, bowl, cup, glass, vase, teapot, jug, jar, fork, spoon, teaspoon, knife, spatula, whisk, sieve, grater, peeler, corkscrew, tupperware, lid, tray, basket, candle, mirror, picture, painting, clock, battery, toothbrush, razor, comb, hairbrush, hearing aid, contact lens, spectacles, necklace, bracelet, racket, tv, telly, television, router, geyser, ac, cooler, strimmer, lawnmower, mower, hose, zip, pressure cooker, sewing machine, lawn mower, letterbox, mailbox, thermometer, torch, flashlight, spectacle, wellies, tiffin, bin, dustbin, radio, hairdrier, lighter, calculator, slipper, retainer, dentures, hanger, duvet cover, fitted sheet, sheet, pillowcase, bed sheet, tablecloth, doormat, draining board, washing line, clothes line, clothes horse, drying rack, ironing board, measuring cup, rolling pin, baking tray, cake tin, tin opener, can opener, bottle opener, chopping board, cutting board, colander, strainer, ladle, mixing bowl, casserole dish, thermos, flask, hot water bottle, lampshade, picture frame, extension lead, extension cord, fuse, light switch, socket set, wheelbarrow, watering can, plant pot, flowerpot, deckchair, parasol, trampoline, paddling pool, hammock, birdbath, bird feeder, water butt, letter box, shower head, shower curtain, toilet seat, plunger, dustpan, tea towel, oven glove, tea strainer, cafetiere, french press, nail clipper, tweezers, electric toothbrush, scales, bathroom scale, coat hanger, shoe rack, umbrella stand, stairgate, stair gate, playpen, high chair, pushchair, pram, buggy, stroller, baby monitor, car seat, worktop, skirting board, loft hatch, bannister, banister',
  bodypart:
    'head, hair, face, eye, eyebrow, eyelash, ear, nose, mouth, lip, tongue, tooth, chin, neck, throat, shoulder, arm, elbow, wrist, hand, finger, thumb, nail, chest, back, stomach, belly, hip, leg, thigh, knee, ankle, foot, toe, heel, skin, muscle, hamstring, rib, calf, shin, beard, mustache, moustache',
  furniture:
    'chair, table, desk, couch, sofa, bed, shelf, bookshelf, bookcase, wardrobe, dresser, cabinet, nightstand, lamp, drawer, cupboard, crib, bench, stool, armchair, closet, standing desk, office chair, coffee table, mattress, bunk bed, cot, tv stand, chest of drawers, billy bookcase, filing cabinet, bean bag',
  carried:
    'key, keys, wallet, purse, bag, backpack, handbag, umbrella, glasses, sunglasses, passport, ticket, badge, id card, credit card, debit card, bank card, lunchbox, water bottle, suitcase, luggage, briefcase, notebook, pen, reading glasses, car key, car keys, house key, house keys, office key, wedding ring, ring, earring, tote bag, gym bag, laptop bag, travel mug, mug',
  document:
    'report, spreadsheet, presentation, slide, slides, deck, contract, invoice, resume, résumé, cv, essay, thesis, email, form, memo, document, file, powerpoint, proposal, letter, homework, assignment, tax return, cover letter, budget, slide deck, pdf, expense report, draft',
  message:
    'text, message, email, e-mail, dm, voicemail, voice message, voice note, whatsapp, slack message, photo, selfie, screenshot, meme, gif, emoji, picture, video, text message, group chat',
  meeting:
    'meeting, call, zoom, zoom call, video call, standup, stand-up, presentation, webinar, demo, all-hands, town hall, one-on-one, 1:1, performance review, interview, job interview, conference, conference call, workshop, training, offsite, retro, sprint review, kickoff, teams call, client call, team meeting, staff meeting, board meeting, pitch, phone call, review meeting, budget meeting, monday meeting, zoom meeting, teams meeting, lecture, class, seminar, training session',
  party:
    'party, birthday party, birthday, wedding, baby shower, housewarming, housewarming party, barbecue, bbq, christmas party, office party, reception, dinner party, retirement party, farewell party, leaving do, game night, costume party, halloween party, gender reveal, bachelorette party, reunion, picnic, potluck, festival, concert',
  game: 'chess, checkers, monopoly, scrabble, uno, poker, ping pong, table tennis, tennis, golf, mini golf, bowling, darts, pool, billiards, mario kart, mariokart, fifa, trivia, pub quiz, quiz night, bingo, cards, rock paper scissors, catan, jenga, video game, fortnite, minecraft, tetris, football, soccer, basketball, badminton, volleyball, squash, paintball, laser tag, escape room, sudoku, crossword, wordle, charades, pictionary, air hockey, foosball, cornhole, hide and seek, memory, board game, card game, arm wrestling, thumb war, draughts, rummy, gin rummy, ludo, carrom, dominoes, cribbage, snooker, croquet, backgammon, connect four, cluedo, padel, pickleball, boules, petanque, hangman, tic tac toe, noughts and crosses, go fish, battleship, yahtzee, boggle, othello, twister, canasta, snakes and ladders',
  instrument:
    'guitar, piano, violin, trumpet, trombone, drum, drums, ukulele, saxophone, flute, clarinet, recorder, accordion, bagpipe, bagpipes, tuba, cello, harmonica, banjo, keyboard lesson, sitar, tabla, viola, oboe, french horn, cornet, euphonium, kazoo, harp, bongo, tin whistle, drum kit',
  exercise:
    'gym, run, jog, yoga, pilates, marathon, half marathon, 5k, 10k, workout, spin class, crossfit, squat, plank, push-up, pushup, pull-up, treadmill, peloton, hike, swim, zumba, boxing class, spinning, yoga class, spin, deadlift, burpee, stretching, weights, leg day, personal best, triathlon, park run, parkrun',
  plant:
    'plant, houseplant, flower, cactus, succulent, orchid, fern, basil, tree, hedge, lawn, rose, tulip, sunflower, monstera, fiddle leaf fig, herb, tomato plant, mint, rosemary, bonsai, christmas tree, aloe, snake plant, garden, weed, vegetable garden, seedling, peace lily',
  chore:
    'laundry, dish, dishes, vacuuming, ironing, cleaning, mopping, dusting, trash, garbage, recycling, bin, bins, washing up, grocery shopping, groceries, taxes, errand, bathroom, gutter, windows, weeding',
  app: 'app, tinder, hinge, bumble, instagram, facebook, whatsapp, tiktok, linkedin, duolingo, spotify, netflix, uber eats, google maps, venmo, zoom, slack, teams, excel, outlook, gmail, youtube, strava, twitter, reddit, snapchat, dating app, headspace, calm, meditation app',
  shop: 'drugstore, corner shop, convenience store, garden center, pet store, store, shop, supermarket, ikea, costco, walmart, target, trader joes, whole foods, home depot, grocery store, mall, aldi, lidl, tesco, pharmacy, bakery, bookstore, market, deli, farmers market, hardware store, clothes shop, thrift store, charity shop, gas station, best buy, sephora',
  place:
    '@shop, gym, office, restaurant, cafe, café, bar, pub, hotel, airport, train station, library, museum, church, school, hospital, bank, dmv, post office, park, beach, pool, zoo, cinema, movie theater, theater, elevator, lobby, parking lot, starbucks, coffee shop, mcdonalds, drive-through, drive-thru, waiting room, salon, spa, sauna, laundromat, car wash, playground, stadium, kitchen, bathroom, bedroom, living room, garage, basement, attic, backyard, balcony, stairwell, hallway, conference room, meeting room, break room, cafeteria, canteen',
  weather:
    'rain, snow, storm, hail, wind, fog, ice, thunder, thunderstorm, heat wave, heatwave, sun, blizzard, hurricane, sleet, drizzle, downpour',
  money: 'dollar, euro, pound, cent, penny, buck, bill, coin, money, cash, quid',
  name: 'karen, kevin, dave, steve, mike, bob, john, sarah, emma, anna, tom, tim, jim, james, david, mark, paul, peter, chris, dan, daniel, laura, lisa, julia, kate, katie, jen, jenny, jennifer, jessica, amy, susan, linda, nancy, brenda, gary, greg, brian, kyle, josh, matt, alex, sam, max, ben, nick, rob, robert, bill, joe, frank, george, carl, eric, ryan, jason, sean, adam, luke, jack, harry, oliver, leo, noah, mia, ella, lily, sophie, chloe, hannah, olivia, grace, lucy, maria, ana, carlos, jose, luis, priya, raj, ahmed, ali, wei, yuki, hans, klaus, pierre, marie, sven, ingrid, deborah, debbie, sharon, barbara, patricia, carol, diane, janet, helen, ruth, doris, phil, ken, larry, jerry, todd, brad, chad, doug, craig, ron, don, ed, ted, fred, stan, walter, henry, margaret, martha, gerald, greta, nina, tina, gina, ian, colin, nigel, trevor, derek, malcolm, fiona, claire, rachel, rebecca, becky, megan, ashley, brittany, tiffany, amanda, melissa, heather, kim, tara, tracy, stacy, wendy, cindy, sandra, sandy, donna, michelle, nicole, natalie, vanessa, victor, vince, tony, andy, scott, keith, roger, ralph, russell, neil, stuart, graham, simon, martin, alan, howard',
};

function listOf(name: string): string[] {
  return (CLASSES[name] ?? '').split(',').flatMap((entry) => {
    const word = entry.trim();
    return word.startsWith('@') ? listOf(word.slice(1)) : [word];
  });
}

/** The names of all classes. */
export const CLASS_NAMES: ReadonlySet<string> = new Set(Object.keys(CLASSES));

/** The classes of each word or phrase, in its dictionary form. */
export const CLASSES_OF: ReadonlyMap<string, readonly string[]> = index();

/** Phrases by their first word, longest first. */
export const PHRASES: ReadonlyMap<string, readonly (readonly string[])[]> = phrases();

function index(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of CLASS_NAMES) {
    for (const word of new Set(listOf(name))) found.set(word, [...(found.get(word) ?? []), name]);
  }
  return found;
}

function phrases(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const entry of CLASSES_OF.keys()) {
    const parts = entry.split(' ');
    const [first = ''] = parts;
    if (parts.length > 1) found.set(first, [...(found.get(first) ?? []), parts]);
  }
  for (const list of found.values()) list.sort((one, other) => other.length - one.length);
  return found;
}
