-- A captcha solved for registering pays for one look whether a number has an account, and for the code to that number.
ALTER TABLE captcha_ticket ADD phone text;
