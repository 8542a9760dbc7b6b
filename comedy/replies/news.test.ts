import { expect, it } from 'vitest';
import { readPost } from './read-post.ts';

it.each([
  ['I got promoted!! From intern to Senior Analyst in four years.', 'your promotion', 'news'],
  ['I have accepted the position of Director at Halden.', 'your new job', 'news'],
  [
    'Join us next Thursday at 6 pm for our yearly Women in Logistics evening!\nSeats are limited.',
    'your evening',
    'news',
  ],
  ['What a week at the summit! So many ideas.', 'the summit', 'news'],
  ['10 years at the same company today. I love it here.', 'your work anniversary', 'news'],
  ['A big thank you to the facilities team.', 'the facilities team', 'folk'],
  ['We are hiring a payroll specialist. Apply below!', 'your job ad', 'plea'],
  [
    'I would be grateful for recommendations of a reliable translation agency (legal texts).',
    'your search for a translation agency',
    'plea',
  ],
  [
    'Question for the managers here:\nHow do you tell somebody their camera is on?\nAsking for a friend.',
    'your question on the camera',
    'plea',
  ],
  ['My code from 2016 just got deleted by a new hire.', 'your code', 'thing'],
  ['Our little podcast about drains is one year old.', 'your podcast', 'thing'],
  ['Hiring is hard.', 'hiring', 'doing'],
])('finds the topic of %s', (post, topic, topicKind) => {
  expect(readPost(post)).toMatchObject({ topic, topicKind });
});

it.each([
  ['We met at the gym exit and talked for an hour about the harbor.', 'the gym'],
  ['See you at the Baltic HR Days in the big hall.', 'HR'],
  ["At 19 I was sleeping on a friend's floor.", 'sleep'],
])('ignores a word in passing: %s', (post, topic) => {
  expect(readPost(post).topic).not.toBe(topic);
});

it('prefers counts to durations, and the largest number', () => {
  expect(readPost('2022: 14 customers\n2023: 2,900 customers').number).toBe('2,900 customers');
  expect(readPost('3 days, 14 meetings and a cold.').number).toBe('14 meetings');
  expect(readPost('Two weeks ago I gave a talk to 600 people.').number).toBe('600 people');
  expect(readPost('5 things I look for.').number).toBeUndefined();
});
