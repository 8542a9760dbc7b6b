import {
  about,
  anyLength,
  longReply,
  oneLiner,
  paragraph,
  reply,
  type ReplyPlot,
} from '../reply-plot.ts';

/** Replies to facts. */
export const FACTS: readonly ReplyPlot[] = [
  ...about(
    {
      when: "i|=i've|we|=we've have? just|finally|once|recently|actually|also? v:=sold|=bought|=built|=drove|=flew|=taught|=interviewed|=called|=cleaned|=opened|=walked|=finished|=passed|=launched|=signed|=ran|=gave|=promoted|=won|=took|=made|=brought|=planted|=read|=moved|=asked|=found|=started|=used|=tried|=changed|=replaced|=showed|=put|=kept|=carried|=repaired|=fixed|=wrote|=sent|=hired|=cut|=tested x:*",
      not: [
        'i|we =sold|=bought|=built|=drove|=flew|=taught|=interviewed|=called|=cleaned|=opened|=walked|=finished|=passed|=launched|=signed|=ran|=gave|=promoted|=won|=took|=made|=brought|=planted|=read|=moved|=asked|=found|=started|=used|=tried|=changed|=replaced|=showed|=put|=kept|=carried|=repaired|=fixed|=wrote|=sent|=hired|=cut|=tested ... # #',
        '=sold|=bought|=built|=drove|=flew|=taught|=interviewed|=called|=cleaned|=opened|=walked|=finished|=passed|=launched|=signed|=ran|=gave|=promoted|=won|=took|=made|=brought|=planted|=read|=moved|=asked|=found|=started|=used|=tried|=changed|=replaced|=showed|=put|=kept|=carried|=repaired|=fixed|=wrote|=sent|=hired|=cut|=tested # $',
        "i|=i've|we|=we've have|just|finally|once|recently|actually|also? =sold|=bought|=built|=drove|=flew|=taught|=interviewed|=called|=cleaned|=opened|=walked|=finished|=passed|=launched|=signed|=ran|=gave|=promoted|=won|=took|=made|=brought|=planted|=read|=moved|=asked|=found|=started|=used|=tried|=changed|=replaced|=showed|=put|=kept|=carried|=repaired|=fixed|=wrote|=sent|=hired|=cut|=tested it|him|her|them|that|this|these|those|me|us|you|we|i|they|he|she|up|down|out|off|on|over|back|away|into|in|at|through|to|for|with|from|around|about|like|and|so|everything|something|nothing|anything|both|here|there",
        '=made|=took .. mistake|decision|while|sense|time|error|sure',
        '=found out|that|how|myself',
        '=took # year|month|week|day|hour',
        '=took .. off',
        'gave .. =at',
        '=asked if|whether|why|what|how',
        '=used|=started|=tried to',
        '=gave up|a|an .. notice|instead',
        '=called =in|sick',
        'i|we =ran a|the|my|our|an?',
      ],
    },
    reply(
      'fact-deed-witty-11',
      'witty',
      'My last review ran to four pages without anything as clear as "{v} {x.me}".',
      'The clearest line in it was "contributed to alignment". I\'m told the alignment is doing well.',
      'I asked my manager what I had actually done.',
      'She went through all four pages and came back with two verbs.',
      'The second was "attended".',
    ),
    oneLiner(
      'fact-deed-contrarian-line-1',
      'contrarian',
      "I've been about to do that since 2011, and I don't like to break a run.",
    ),
  ),
  ...about(
    {
      when: "i|=i've|we|=we've have? just|finally|once|recently|actually|also? v:=wrote|=sent|=emailed|=published x:*",
      not: [
        'i|we =wrote|=sent|=emailed|=published ... # #',
        '=wrote|=sent|=emailed|=published # $',
        "i|=i've|we|=we've have|just|finally|once|recently|actually|also? =wrote|=sent|=emailed|=published it|him|her|them|that|this|these|those|me|us|you|we|i|they|he|she|up|down|out|off|on|over|back|away|into|in|at|through|to|for|with|from|around|about|like|and|so|everything|something|nothing|anything|both|here|there",
        '=wrote .. goodbye|will|obituary',
      ],
    },
    reply(
      'fact-wrote-witty-11',
      'witty',
      'You {v} {x}, and my longest work this year is a message to the landlord.',
      'It has three drafts and a villain. He answered with a thumbs-up, so I suppose it found its reader.',
      "I'm working on the sequel.",
      'The faucet is in it again, but older.',
    ),
  ),
  ...about(
    {
      when: [
        'i|we have? just|finally|once|recently|actually|also? =turned down x:*',
        'i|we have? just|finally|once|recently|actually|also? =declined|=refused x:*',
      ],
      not: ['=declined|=refused to', '=down|=declined|=refused it|him|her|them|that|this'],
    },
    reply(
      'fact-refused-supportive-11',
      'supportive',
      'You said no to {x}, so I said no to something, in solidarity.',
      'It was only a second helping, but I said it in what I imagine to be your voice.',
      'The whole table went quiet.',
      'Then my aunt asked if you would be staying for dessert.',
    ),
    oneLiner(
      'fact-refused-contrarian-line-1',
      'contrarian',
      'I say yes to everything, and I only own four canoes.',
    ),
    oneLiner(
      'fact-refused-humble-brag-line-1',
      'humble-brag',
      'I turned down the heating in 2022, and the gas company sent a man to look.',
    ),
    oneLiner(
      'fact-refused-supportive-line-1',
      'supportive',
      "I've turned it down as well, so it knows it isn't you.",
    ),
  ),
  ...about(
    {
      when: "i|=i've|we|=we've have? just|finally|once|recently|actually|also? v:=fired x:*",
      not: [
        'i|we =fired ... # #',
        '=fired # $',
        "i|=i've|we|=we've have|just|finally|once|recently|actually|also? =fired it|him|her|them|that|this|these|those|me|us|you|we|i|they|he|she|up|down|out|off|on|over|back|away|into|in|at|through|to|for|with|from|around|about|like|and|so|everything|something|nothing|anything|both|here|there",
      ],
    },
    reply(
      'fact-fired-philosophical-11',
      'philosophical',
      'After you fired {x}, how long did it take until you could hear the quiet?',
      "We've had a quiet like that since the smoke alarm went. I still look up at it when I cook.",
      "I've tried burning a little toast, for old times' sake.",
      "It isn't the same when it's on purpose.",
    ),
    reply(
      'fact-fired-humble-brag-11',
      'humble-brag',
      'I fired {x.me} too, and got a thank-you note with a pressed flower in it.',
      "It said they'd never been let go so warmly. There's a waiting list now.",
      'Two people have joined only for that.',
      'I try to make it last. I walk them out by way of the garden, and they choose the flower.',
    ),
    oneLiner(
      'fact-fired-humble-brag-line-1',
      'humble-brag',
      "I was fired once by a firm I'd only come to measure for blinds.",
    ),
    oneLiner(
      'fact-fired-contrarian-line-1',
      'contrarian',
      "I've never managed to fire anyone, so there are now nine of us in the van.",
    ),
  ),
  ...about(
    {
      when: "i|=i've|we|=we've have? just|finally|once|recently|actually|also? v:=built|=founded|=created|=launched|=invented|=designed|=coded x:*",
      not: [
        'i|we =built|=founded|=created|=launched|=invented|=designed|=coded ... # #',
        '=built|=founded|=created|=launched|=invented|=designed|=coded # $',
        "i|=i've|we|=we've have|just|finally|once|recently|actually|also? =built|=founded|=created|=launched|=invented|=designed|=coded it|him|her|them|that|this|these|those|me|us|you|we|i|they|he|she|up|down|out|off|on|over|back|away|into|in|at|through|to|for|with|from|around|about|like|and|so|everything|something|nothing|anything|both|here|there",
      ],
    },
    reply(
      'fact-built-witty-11',
      'witty',
      'You {v} {x}, and I once followed the instructions for a shelf.',
      'It stands. There was a part left over, and I think of that part as my own contribution.',
      'I keep it on the shelf.',
      'Visitors ask me about it before they ask about the lean.',
    ),
    longReply(
      'fact-built-contrarian-11',
      'contrarian',
      'You {v} {x} before I could, and I would like a credit.',
      "Without my delay there'd be two of them by now. I've kept out of your way for years.",
      "I'm keeping out of the way of several other people.",
      "They've no idea yet how much they owe me.",
    ),
    reply(
      'fact-built-philosophical-11',
      'philosophical',
      'Before you {v} {x}, what did people call the hole that it filled?',
      'Ours was called "the way we do it here". It had its own page on the intranet.',
      'The page is still up.',
      'It now says that the hole has moved, and gives a room number.',
    ),
  ),
  ...about(
    {
      when: "i|=i've|we|=we've have? just|finally|once|recently|actually|also? v:=deleted|=canceled|=cancelled|=uninstalled|=muted|=archived|=scrapped x:*",
      not: [
        'i|we =deleted|=canceled|=cancelled|=uninstalled|=muted|=archived|=scrapped ... # #',
        '=deleted|=canceled|=cancelled|=uninstalled|=muted|=archived|=scrapped # $',
        "i|=i've|we|=we've have|just|finally|once|recently|actually|also? =deleted|=canceled|=cancelled|=uninstalled|=muted|=archived|=scrapped it|him|her|them|that|this|these|those|me|us|you|we|i|they|he|she|up|down|out|off|on|over|back|away|into|in|at|through|to|for|with|from|around|about|like|and|so|everything|something|nothing|anything|both|here|there",
      ],
    },
    oneLiner(
      'fact-ended-contrarian-line-1',
      'contrarian',
      "I've never deleted anything, and that's why our stairs are one-way.",
    ),
    oneLiner(
      'fact-ended-philosophical-line-1',
      'philosophical',
      'Did it go in the grey bin or the brown one, because they do check?',
    ),
  ),
  ...about(
    {
      when: 'n:# years',
      not: [
        '# # years',
        '# to|or # years',
        '# years old|ago|later',
        '# years experience',
        '# years of experience',
        'next # years',
        'in|every # years',
        'who|he|she|they|=has|@name .. # years',
      ],
    },
    paragraph(
      'fact-years-contrarian-11',
      'contrarian',
      'Of those {n} years I would like to defend the dull one, in which nothing was learned.',
      'Somebody had to do the dishes while the others were being formative.',
    ),
  ),
  ...about(
    {
      when: 'n:# u:=days|=weeks|=months',
      not: [
        '# # days|weeks|months',
        '# to|or # days|weeks|months',
        'next|every|within # =days|=weeks|=months',
        '# days|weeks|months =ago|=later|=old|=after',
        'from # days to',
        'years|year and # =days|=weeks|=months',
        '# =days|=weeks|=months a|per|each|early|late|before|after|working|of|every|straight',
        'within|than|by|every|for|was # =days|=weeks|=months of',
        'stop|close|off|vacation|sick for|of? # =days|=weeks',
      ],
    },
    anyLength(
      'fact-span-witty-12',
      'witty',
      'In {n} {u} I once got from "just checking in" to "per my last email".',
      'It was a hard time. The last email had been warm, and I thought that we had something.',
      "I've been over it again and again.",
      'It was the word "gentle" in "gentle reminder". I had let myself hope.',
    ),
    paragraph(
      'fact-span-supportive-12',
      'supportive',
      'I am willing to be impressed for as long as it took, so for {n} {u}.',
      "I started when I read it. I'll have to eat in between, but I'll do it with raised eyebrows.",
    ),
    oneLiner(
      'fact-span-witty-line-1',
      'witty',
      'In my old department {n} {u} was known as finding a pen.',
    ),
    oneLiner(
      'fact-span-supportive-line-1',
      'supportive',
      "I've marked all {n} {u} on my wall calendar, and had to buy more wall.",
    ),
  ),
  ...about(
    {
      when: 'n:# u:customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer',
      not: [
        '# # customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer',
        '# to|or # customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer',
        'under|over|than|of # customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer',
        '# customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer or',
        'lose|fire|charge|cut .. # customer|client|user|subscriber|reader|member|follower|listener|borrower|passenger|farmer',
      ],
    },
    reply(
      'fact-customers-witty-11',
      'witty',
      'Among {n} {u} there must be somebody who came in by mistake and is too polite to leave.',
      "I'm that person in four newsletters. If I went now, they'd think that it was something they said.",
      'The one about alpacas has started to use my first name.',
      "I've begun to know the alpacas by theirs, and I see that I'm going to need a field.",
    ),
    paragraph(
      'fact-customers-witty-12',
      'witty',
      'With {n} {u} you could hold a vote, and I would be careful what you put on it.',
      'We let ours choose a color. They chose "none of the above", and it is now on the building.',
    ),
    oneLiner(
      'fact-customers-contrarian-12-one',
      'contrarian',
      'In fairness to everybody who is not among the {n} {u}, we are the larger group.',
    ),
    paragraph(
      'fact-customers-contrarian-12',
      'contrarian',
      'In fairness to everybody who is not among the {n} {u}, we are the larger group.',
      "We've never run an ad, and we're in every country.",
    ),
    oneLiner(
      'fact-customers-humble-brag-line-1',
      'humble-brag',
      "I've got one customer, but she's had her gutters cleaned {n} times.",
    ),
  ),
  ...about(
    {
      when: 'n:# u:employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist',
      not: [
        '# # employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist',
        '# to|or # employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist',
        'under|over|than|of # employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist',
        '# employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist or',
        'lose|fire|charge|cut .. # employee|people|engineer|developer|hire|colleague|candidate|founder|speaker|attendee|volunteer|student|manager|recruiter|investor|apprentice|visitor|worker|plumber|pharmacist',
      ],
    },
    reply(
      'fact-people-witty-11',
      'witty',
      'Put {n} {u} in a group chat, and you will soon learn which of them says "noted".',
      "There's always one, and it's me. I've said it to a weather service.",
      'It had warned me of wind.',
      "I still think that it was glad to hear back. It hasn't been windy since.",
    ),
    reply(
      'fact-people-contrarian-11',
      'contrarian',
      'Nothing against {n} {u}, but the best team I was ever in was two and a kettle.',
      'The kettle was the decisive one. When it was done, we all knew.',
      'It never asked for an agenda.',
      'It did raise its voice, but only ever about water.',
    ),
  ),
  ...about(
    {
      when: 'n:# u:=downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks',
      not: [
        '# # =downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks',
        '# to|or # =downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks',
        'under|over|than|of # =downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks',
        '# =downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks or',
        'lose|fire|charge|cut .. # =downloads|=views|=orders|=copies|=signups|=impressions|=likes|=comments|=clicks',
      ],
    },
    reply(
      'fact-pressed-witty-11',
      'witty',
      'At {n} {u} I would begin to wonder how many were me, pressing it twice.',
      "I do it with elevators as well. I've been at least four of the people waiting.",
      'They have put in a second elevator.',
      "I'm told that it's because of the demand.",
    ),
    oneLiner(
      'fact-pressed-supportive-11',
      'supportive',
      'I have just added to the {n} {u}, so please go back and correct the post.',
    ),
    paragraph(
      'fact-pressed-contrarian-11',
      'contrarian',
      'Before the {n} {u} somebody did it while the counter stood at zero, and I salute them.',
      "I couldn't. I'm the person at the buffet who waits until there's a dent in the salad.",
    ),
    oneLiner(
      'fact-pressed-witty-line-1',
      'witty',
      'I recounted, and one of the {n} {u} was me leaning on the keyboard.',
    ),
    oneLiner(
      'fact-pressed-humble-brag-line-1',
      'humble-brag',
      'I once had as many as three {u}, and had to unplug the telephone.',
    ),
  ),
  ...about(
    {
      when: 'n:# u:=interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions',
      not: [
        '# # =interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions',
        '# to|or # =interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions',
        'under|over|than|of # =interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions',
        '# =interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions or',
        'lose|fire|charge|cut .. # =interviews|=applications|=rejections|=resumes|=pitches|=attempts|=exams|=auditions',
      ],
    },
    reply(
      'fact-tries-philosophical-11',
      'philosophical',
      'Do {n} {u} add up, or is each of them the first, for whoever sees you?',
      'I believe they meet you fresh every time, like a goldfish with a clipboard.',
      "I'd like to be looked at that way at home.",
      'I have put a small castle in the hall, to see if it helps.',
    ),
    oneLiner(
      'fact-tries-humble-brag-line-1',
      'humble-brag',
      'I got in on my first try, but that was the library.',
    ),
  ),
  ...about(
    {
      when: 'n:# u:=emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories',
      not: [
        '# # =emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories',
        '# to|or # =emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories',
        'under|over|than|of # =emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories',
        '# =emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories or',
        'lose|fire|charge|cut .. # =emails|=meetings|=calls|=slides|=pages|=messages|=drafts|=spreadsheets|=decks|=forms|=tickets|=letters|=prompts|=stories',
        '# =pages|=stories|=letters of|a|per|each|every',
        'read|reading .. # =pages|=stories|=letters',
        'book|novel|memoir|journal|chapter',
      ],
    },
    reply(
      'fact-paper-supportive-11',
      'supportive',
      'Give me the {n} {u} and a weekend, and I will read them to you as a bedtime story.',
      "I'll do the voices. I'll only skip the attachments if you're already asleep.",
      'The calm ones come last.',
      'Then I put out the light, very softly, and reply to all.',
    ),
    reply(
      'fact-paper-humble-brag-11',
      'humble-brag',
      'I have only ever needed one where you had {n} {u}, but it is still being studied.',
      'It says "no". They use it in training now, for the rhythm.',
      'I was asked for a longer version.',
      'I gave it some thought, and sent the same one again.',
    ),
  ),
  ...about(
    {
      when: [
        'n:# %|percent of',
        'n:# %|percent .. say|think|agree|report|want|feel|believe|trust|work|know|admit',
      ],
      not: [
        '# # %|percent',
        'lose|lost|cut|drop .. # %',
        '# %|percent of =quota|=my|=our|=your|=revenue|=goal|=target',
      ],
    },
    paragraph(
      'fact-statistic-witty-11',
      'witty',
      'I believe the {n}%, but I would love to meet whoever was being asked.',
      'I never am. I stand near surveys with my mouth a little open, and they go to the next person.',
    ),
    reply(
      'fact-statistic-supportive-11',
      'supportive',
      'I tried the {n}% out on the room that I am in, and I can confirm it.',
      "It's a small room, so the sample is me. I felt strongly about it, and rounded.",
      'I repeated it after lunch, to be fair.',
      'The result was the same, only fuller.',
    ),
    reply(
      'fact-statistic-contrarian-11',
      'contrarian',
      'Somebody has to speak for the gray part of the chart, beside the {n}%.',
      "It's quieter in here. We've put in plants.",
      'Now and then the {n}% goes by on its way to a slide.',
      "We wave. It can't, it is holding up the argument.",
    ),
    oneLiner(
      'fact-statistic-witty-line-1',
      'witty',
      "I asked along my street, and it's 100 percent, but he's moving in May.",
    ),
    oneLiner(
      'fact-statistic-humble-brag-line-1',
      'humble-brag',
      'I was once 4 percent of a survey, and I still get recognized in Leicester.',
    ),
    oneLiner(
      'fact-statistic-contrarian-line-1',
      'contrarian',
      "I've always been in the rest, and we have better chairs.",
    ),
  ),
  ...about(
    {
      when: [
        'grow|growth|increase|rise|=up|climb|double .. n:# %|percent',
        'n:# %|percent growth|increase|more|higher|=up|faster',
      ],
      not: [
        '# # %|percent',
        'cost|churn|complaint|price|turnover|debt|sick|unemployment|rent|layoff|=only # %',
      ],
    },
    reply(
      'fact-growth-witty-11',
      'witty',
      '{n}% is a lovely figure until somebody extends the line past the edge of the slide.',
      'I have worked under such a line. It went through the ceiling in the fall, and the people upstairs had questions.',
      'We were told to follow it.',
      'There was to be a ladder, but that was in the other budget.',
    ),
    paragraph(
      'fact-growth-supportive-11',
      'supportive',
      'I added {n}% to my own day in your honor, and I am writing from the extra part.',
      "It's lovely out here. It comes after dinner, and there's parking.",
    ),
    reply(
      'fact-growth-philosophical-11',
      'philosophical',
      'Once it has grown {n}%, is it still the same thing, only more of it?',
      'My son grew about that much, and he says no. He also says that the sweater was never his.',
      'I showed him a photo of himself in it.',
      'He looked at it for a while, and asked if that boy was still with us.',
    ),
    oneLiner(
      'fact-growth-contrarian-line-1',
      'contrarian',
      "I've been at 0% since 2005, and the parking is excellent.",
    ),
    oneLiner(
      'fact-growth-witty-line-1',
      'witty',
      "At that rate it'll be over my fence by June, and the overhanging part is mine.",
    ),
  ),
  ...about(
    { when: ['n:# %', 'n:# percent'], not: '# # %|percent' },
    anyLength(
      'fact-share-witty-11',
      'witty',
      'I always trust a figure like {n}%, since a liar would have added a decimal.',
      'I add two. My expense report came to so exact an amount that they gave me an award for honesty.',
      'It was for a sandwich.',
      'I told them that I could not accept all of it, and named a percentage.',
    ),
    reply(
      'fact-share-contrarian-11',
      'contrarian',
      'Everybody is going to look at the {n}%, so I will keep the other part company.',
      "It's used to it. Whenever there is a chart, it brings a book.",
      "We've talked about you.",
      'It says that it was there the whole time, holding the rest of the circle.',
    ),
    reply(
      'fact-share-philosophical-11',
      'philosophical',
      'When you first saw {n}%, did you feel it, or did you have to be shown the chart?',
      'With me it is always the chart. I was happy last year, and I only found out in January.',
      'There was a small bump around the end of June.',
      'I have gone back through my photos of that week, to see what I did right. I appear to have had a peach.',
    ),
    paragraph(
      'fact-share-humble-brag-11',
      'humble-brag',
      'With me they stopped at {n}%, as the rest would have been showing off.',
      "I've kept the remainder at home, under a cloth. Guests can tell that there is something.",
    ),
    oneLiner(
      'fact-share-humble-brag-line-1',
      'humble-brag',
      'I hit 103 percent in 1997, and they sent two men to find out whose it was.',
    ),
  ),
  ...about(
    {
      when: '=$|=€|=£ n:#',
      not: [
        '=$|=€|=£ # #',
        '=$|=€|=£ # =$|=€|=£',
        '=$|=€|=£ # here|an|a|per|each|off',
        'lose|lost|debt|owe|fraud|scam|steal|theft|fine',
      ],
    },
    oneLiner(
      'fact-money-witty-line-1',
      'witty',
      'I found that much in a sofa on its way to the tip, but most was buttons.',
    ),
  ),
  ...about(
    { when: 'at|by|until|before|past|after t:midnight|10pm|11pm|12am|1am|2am|3am|4am|5am|6am' },
    reply(
      'fact-clock-supportive-11',
      'supportive',
      'I have set my alarm for {t}, so that you are not alone in it.',
      "I won't do anything. I'll sit up, nod in your direction, and lie back down.",
      "I've tested it twice.",
      'My wife has asked which direction it is, so that she can sleep facing the other way.',
    ),
    paragraph(
      'fact-clock-contrarian-11',
      'contrarian',
      'I defend {t} as a time for being asleep, and I have trained for it.',
      'You have to start early, on the evening before. By now I can do it on either side.',
    ),
    paragraph(
      'fact-clock-philosophical-11',
      'philosophical',
      'Is {t} the end of a day or the start of one, and has anybody asked it?',
      'I did, once, over a glass of water. It said that it was only covering until the morning got in.',
    ),
    oneLiner(
      'fact-clock-humble-brag-11-one',
      'humble-brag',
      'I gave up {t} when it became popular.',
    ),
    paragraph(
      'fact-clock-humble-brag-11',
      'humble-brag',
      'I gave up {t} when it became popular.',
      'I had kept it to myself for years. Then I came down once, and there were joggers in it.',
    ),
    oneLiner(
      'fact-clock-witty-line-1',
      'witty',
      'I was awake at {t} too, counting sheep, and one of them is unaccounted for.',
    ),
    oneLiner(
      'fact-clock-supportive-line-1',
      'supportive',
      "Next time ring me at {t}, as I'm only sitting here with the shipping forecast.",
    ),
  ),
  ...about(
    {
      when: [
        '=said|=replied|=whispered|=shouted|=texted|=answered|=says x:*',
        '=told|=asked me|him|her|us x:*',
      ],
      not: [
        '=said|=replied|=whispered|=shouted|=texted|=answered|=says that|he|she|they|it|i|we|to|about|in|at|on|this|the|a|an|no|yes|so|how|what|why|when|where|who|if|for|with|something|nothing|goodbye|hello|sorry|things|is|was|my|our|his|her|after|as',
        '=told|=asked me|him|her|us yesterday|today|last|again|once|that|he|she|they|it|i|we|to|about|in|at|on|this|the|a|an|no|yes|so|how|what|why|when|where|who|if|for|with|something|nothing|goodbye|hello|sorry|things|is|was|my|our|his|her|after|as',
        'people|everyone|investors|customers =said|=replied|=says',
        'sign|button|screen|letter|mug|shirt|poster|label|email|message|door|light|note =said|=says',
        '=said|=replied yesterday|today|last|loudly|quietly|again|later',
        '=said|=replied|=answered|=texted|=shouted #|all|every|each|yes|goodbye|more|less',
      ],
    },
    reply(
      'fact-said-philosophical-11',
      'philosophical',
      'Would "{x.said}" have stayed with you if it had come from a parking machine?',
      "I've had excellent advice from one. It told me to take my card and move on.",
      'I stood there for a while and took it in.',
      'The people behind me were learning patience.',
    ),
    oneLiner(
      'fact-said-witty-line-1',
      'witty',
      'My neighbour said the same to me, but about the hedge and with a lawyer.',
    ),
  ),
  ...about(
    {
      when: '=best|=worst|=hardest|=biggest|=greatest|=smartest|=toughest|=bravest|=scariest x:advice|decision|investment|hire|job|boss|manager|lesson|meeting|email|interview|compliment|feedback|day|year|question|thing|conversation|trip|book|purchase|call|team|risk|move ... =ever',
    },
    paragraph(
      'fact-most-philosophical-11',
      'philosophical',
      'Does the {x} know that it is, or does it think it was only doing its job?',
      "I'd like to be told. For all I know I am somebody's best comment ever, and I'm dressed like this.",
    ),
  ),
  ...about(
    {
      when: 'at|in|inside|into|outside the|a|an|my|our? p:airport|elevator|gym|kitchen|restaurant|hotel|library|park|lobby|garage|basement|taxi|train|bus|plane|supermarket|bakery|stairwell|shower|sauna|pool|garden|coffee_shop|parking_lot|train_station|waiting_room|grocery_store|conference_room|break_room',
      kind: ['lesson', 'story', 'motivation', 'other'],
    },
    oneLiner(
      'fact-place-supportive-line-1',
      'supportive',
      "I've put a small brass plaque in that {p}, and they've only removed it twice.",
    ),
    oneLiner(
      'fact-place-humble-brag-line-1',
      'humble-brag',
      'I was barred from our local {p} in 2013 for helping.',
    ),
  ),
  ...about(
    {
      when: [
        '^ n:# simple|hard|brutal|important|big|key|painful|powerful|free|underrated|small|valuable|timeless|daily|unexpected|uncomfortable|honest? k:lesson|habit|rule|tip|thing|way|principle|skill|trait|hack|step|learning|idea',
        'here are|my n:# k:lesson|habit|rule|tip|thing|way|principle|skill|trait|hack|step|learning|idea',
      ],
    },
    reply(
      'fact-list-contrarian-11',
      'contrarian',
      'Somebody ought to speak for the {k} that did not make it into the {n}.',
      "They're outside with their coats on, in case somebody drops out. I've brought them tea.",
      "They don't blame you.",
      'They know how it is with a list. They only ask that you mention it if there is a part two.',
    ),
    reply(
      'fact-list-philosophical-11',
      'philosophical',
      'Did the {n} {k} know each other before, or were they just told there would be a list?',
      'I wonder about the last one. It has the air of somebody who was asked along to make up the number.',
      "I've been that guest.",
      'They sit you by the bread, and you learn a great deal about bread.',
    ),
  ),
  ...about(
    {
      when: 'p:@person|@name =told|=asked|=taught|=begged|=advised|=urged me to x:*',
      not: 'people|everyone|everybody|nobody|someone|somebody|anyone =told|=asked|=taught|=begged|=advised|=urged me to',
    },
    reply(
      'fact-told-supportive-11',
      'supportive',
      '{p.full} told you to {x}, and now I am telling everybody.',
      'I told the man at the pharmacy. He asked if it should be taken with food.',
      'I said that you had not mentioned food.',
      'He has put it down as twice a day, to be safe.',
    ),
    oneLiner(
      'fact-told-witty-line-1',
      'witty',
      'My own mentor told me to sit down in 1974, and never said for how long.',
    ),
  ),
  ...about(
    {
      when: 'p:@person|@name =asked|=asks me',
      not: [
        'people|everyone|everybody|nobody|someone|somebody|anyone|he|she =asked|=asks me',
        '=asked|=asks me to|out|for',
      ],
    },
    oneLiner(
      'fact-asked-humble-brag-line-1',
      'humble-brag',
      "I was asked the same thing in 1999, and I'm nearly ready to answer.",
    ),
  ),
  ...about(
    {
      when: 'p:@person|@name v:=smiled|=laughed|=nodded|=shrugged|=paused|=sighed|=whispered',
      not: 'people|everyone|everybody|nobody|someone|somebody|anyone|he|she|who =smiled|=laughed|=nodded|=shrugged|=paused|=sighed|=whispered',
    },
    reply(
      'fact-looked-supportive-11',
      'supportive',
      'I tried it in the mirror, the way that {p.full} {v}, and I had to sit down.',
      'It is strong, even from me. I only do it seated now, and never at the dog.',
      'He got the first one.',
      'He has been lying in the hall since then, going over his life.',
    ),
    longReply(
      'fact-looked-contrarian-1',
      'contrarian',
      "I've {v} the way {p.full} did, and all that was behind it was a missed bus.",
      "A man took my hand and said that he'd never forget it. You could still see the lights of the bus.",
      'He has a foundation now, and they want me at the opening.',
      'I asked how one gets there. They tell me that there is a bus.',
    ),
    anyLength(
      'fact-looked-philosophical-11',
      'philosophical',
      'When {p.full} {v}, was that the answer, or were they still loading?',
      'I look like that while I load. People have built whole careers on it.',
      'I do get to an answer in the end.',
      'By then they are in the parking lot, with a plan.',
    ),
  ),
];
