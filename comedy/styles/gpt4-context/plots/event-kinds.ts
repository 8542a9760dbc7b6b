/** Patterns of the kinds of events that plots of the second ring are about. */

export const WIN: readonly string[] = [
  'win|finish|complete|pass|fix|graduate|assemble|solve|beat|survive|achieve|reach',
  'break .. record',
  'finally .. manage|learn|get|understand|make|start|quit|stop|clean|do',
  'get .. promote|promotion|raise|job|award|prize|follower',
  'learn .. to',
  'on|first .. first|try =try?',
  'run|swim|cycle|hike|walk .. 5k|10k|marathon|half_marathon|mile|kilometer|km',
  'bake|cook|make|build .. first|perfect|bread|cake|sourdough|shelf|chair|table',
];

export const MISHAP: readonly string[] = [
  'spill|drop|break|burn|fall|crash|flood|slip|oversleep|miss|explode|leak|jam|stain|delete|crack|ruin|sprain|shrink|scratch|knock|trip|rip|tear|melt|cut|bump|smash|dent|bleach',
  'sit|step .. on|in',
  'lock .. out|in',
  'hit .. @bodypart|@vehicle|head|post|wall',
  'walk .. into',
  'wave|hug|wink .. wrong|at|stranger',
  'send|text|email|call|message .. wrong',
  'wear .. wrong|backwards|inside|different|mismatched',
  'forget .. to|my|the|her|his|our',
  'call .. mom|mum|dad|wrong',
  'put .. wrong|in .. instead',
  'get .. stuck|lost',
];

export const DECISION: readonly string[] = [
  'quit|switch|resign|refuse|adopt|shave|subscribe|unsubscribe|dye|cancel',
  'decide ... to',
  'stop|start|begin .. @exercise|@food|@drink|eat|drink|wear|use|wake|get|go|read|learn|write|meditate|journal|run|do|say|check|track',
  'give .. up',
  '=no longer',
  'delete .. @app|account|photo|contact|email|inbox',
  'buy|get|adopt .. @pet|tattoo|haircut|motorcycle|boat|gym',
  'sign .. up',
  'move .. to|into|in|out',
  'cut .. hair|sugar|carb|caffeine|coffee|off',
  'go .. vegan|vegetarian|offline|keto|sober|gluten-free',
];

export const TOLD_ME: readonly string[] = [
  'tell|ask .. me|us',
  'say|whisper|shout|yell|reply|announce|text|write|answer|mutter',
];
